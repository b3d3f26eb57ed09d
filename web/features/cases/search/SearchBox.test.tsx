import { describe, expect, it } from 'vitest'
import { readCaseLawView } from '../search-params.ts'
import { showPart } from '../testing/show-part.tsx'
import { SearchBox } from './SearchBox.tsx'

/** The search button's own tag. */
function showButton({ query, isBusy = false }: { query: string; isBusy?: boolean }): string {
  const { html } = showPart(
    <SearchBox
      view={readCaseLawView({})}
      asked={{ query, searchType: 'legal_issue' }}
      isKept={false}
      isBusy={isBusy}
      hasFailed={false}
      field={{ current: null }}
      onAsk={() => undefined}
      onCategory={() => undefined}
      onRecent={() => undefined}
    />,
  )
  return /<button[^>]*type="submit"[^>]*>/.exec(html)?.[0] ?? ''
}

describe('the search button', () => {
  it('can be pressed when there is something to search for', () => {
    expect(showButton({ query: 'bail' })).toContain('type="submit"')
    expect(showButton({ query: 'bail' })).not.toContain('disabled=')
  })

  it('is disabled while the box is blank', () => {
    expect(showButton({ query: ' \n ' })).toContain(' disabled=""')
  })

  it('is disabled and busy while a search goes on, and keeps the focus', () => {
    const button = showButton({ query: 'bail', isBusy: true })
    expect(button).toContain('aria-disabled="true"')
    expect(button).toContain('aria-busy="true"')
    expect(button).not.toContain(' disabled=""')
  })
})
