import { describe, expect, it } from 'vitest'
import { operatorGroups } from '#shared/cases/operator-examples.ts'
import type { SearchType } from '#shared/cases/search-choices.ts'
import { plainView } from '../search-params.ts'
import { showPart } from '../testing/show-part.tsx'
import { SearchBox } from './SearchBox.tsx'

type Shown = { query: string; searchType?: SearchType; isBusy?: boolean }

function showBox({ query, searchType = 'legal_issue', isBusy = false }: Shown): string {
  const { html } = showPart(
    <SearchBox
      view={{ ...plainView, searchType }}
      asked={{ query, searchType }}
      isKept={false}
      isBusy={isBusy}
      hasFailed={false}
      field={{ current: null }}
      onAsk={() => undefined}
      onCategory={() => undefined}
      onRecent={() => undefined}
    />,
  )
  return html
}

/** The search button's own tag. */
function showButton(shown: Shown): string {
  return /<button[^>]*type="submit"[^>]*>/.exec(showBox(shown))?.[0] ?? ''
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

describe('the help beside the box', () => {
  it('teaches every operator where keywords are searched, and only there', () => {
    const box = showBox({ query: 'bail', searchType: 'keyword' })
      .replaceAll('&quot;', '"')
      .replaceAll('&gt;', '>')
    for (const text of operatorGroups.flatMap(({ examples }) => [...examples])) expect(box).toContain(text)
    expect(showBox({ query: 'bail' })).not.toContain('NEAR/5')
  })

  it('offers the keyword search to whoever types operators into a question', () => {
    expect(showBox({ query: 'retrench* of workmen' })).toContain('Search it as keywords')
    expect(showBox({ query: 'retrenchment of workmen' })).not.toContain('Search it as keywords')
  })
})
