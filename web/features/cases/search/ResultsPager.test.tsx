import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { plainView } from '../search-params.ts'
import { ResultsPager } from './ResultsPager.tsx'

async function show(page: number, total: number) {
  const pager = () => (
    <ResultsPager view={{ ...plainView, query: 'bail', page }} total={total} onTurn={() => {}} />
  )
  const routeTree = createRootRoute({ component: pager })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  const markup = renderToStaticMarkup(<RouterProvider router={router} />)
  const links = [...markup.matchAll(/<a [^>]*rel="(prev|next)"[^>]*>.*?<\/a>/g)]
  return {
    links: links.map(([link, rel]) => `${rel}: ${link.replace(/<[^>]*>/g, '').trim()}`),
    leadsTo: links.map(([link]) => /page=(?:%22)?(\d+)/.exec(link)?.[1] ?? '1'),
    text: markup.replace(/<[^>]*>/g, ''),
  }
}

describe('the pages of the results', () => {
  it('go on as long as there are more', async () => {
    expect((await show(1, 45)).links).toEqual(['next: Next 20'])
    expect((await show(2, 45)).links).toEqual(['prev: Previous 20', 'next: Next 5'])
    expect((await show(3, 45)).links).toEqual(['prev: Previous 20'])
    expect((await show(1, 20)).text).toBe('')
  })

  it('end with the last judgment that is put in order, and the last page says so', async () => {
    const last = await show(50, 4321)
    expect(last.links).toEqual(['prev: Previous 20'])
    expect(last.text).toContain('the first 1,000 judgments are put in order')
  })

  it('say nothing of an end before it, nor where everything is in order', async () => {
    const before = await show(49, 4321)
    expect(before.leadsTo).toEqual(['48', '50'])
    expect(before.text).not.toContain('in order')
    expect((await show(50, 1000)).text).not.toContain('in order')
    expect((await show(3, 45)).text).not.toContain('in order')
  })
})
