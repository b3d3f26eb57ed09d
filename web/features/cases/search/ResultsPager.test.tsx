import { describe, expect, it } from 'vitest'
import { plainView } from '../search-params.ts'
import { showPart } from '../testing/show-part.tsx'
import { ResultsPager } from './ResultsPager.tsx'

function show(page: number, total: number) {
  const view = { ...plainView, query: 'bail', page }
  const { html, text } = showPart(<ResultsPager view={view} total={total} onTurn={() => {}} />)
  const links = [...html.matchAll(/<a [^>]*rel="(prev|next)"[^>]*>.*?<\/a>/g)]
  return {
    links: links.map(([link, rel]) => `${rel}: ${link.replace(/<[^>]*>/g, '').trim()}`),
    leadsTo: links.map(([link]) => /page=(?:%22)?(\d+)/.exec(link)?.[1] ?? '1'),
    text,
  }
}

describe('the pages of the results', () => {
  it('go on as long as there are more', () => {
    expect(show(1, 45).links).toEqual(['next: Next 20'])
    expect(show(2, 45).links).toEqual(['prev: Previous 20', 'next: Next 5'])
    expect(show(3, 45).links).toEqual(['prev: Previous 20'])
    expect(show(1, 20).text).toBe('')
  })

  it('end with the last judgment that is put in order, and the last page says so', () => {
    const last = show(50, 4321)
    expect(last.links).toEqual(['prev: Previous 20'])
    expect(last.text).toContain('the first 1,000 judgments are put in order')
  })

  it('say nothing of an end before it, nor where everything is in order', () => {
    const before = show(49, 4321)
    expect(before.leadsTo).toEqual(['48', '50'])
    expect(before.text).not.toContain('in order')
    expect(show(50, 1000).text).not.toContain('in order')
    expect(show(3, 45).text).not.toContain('in order')
  })
})
