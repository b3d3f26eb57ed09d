import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { makeGuide } from '../testing/make-guide.ts'
import { GuideRail } from './GuideRail.tsx'

const progress = {
  done: [1],
  isKnown: true,
  isError: false,
  refetch: () => Promise.reject(new Error('not asked for')),
  toggle: () => undefined,
  keep: () => undefined,
}

it('the timeline of a guide leads to every step, and shows how far one has come and what time each takes', () => {
  const html = renderToStaticMarkup(<GuideRail steps={makeGuide([1]).steps} progress={progress} />)
  const [, nav = ''] = /<nav aria-label="Timeline"[^>]*>(.*)<\/nav>/.exec(html) ?? []
  const links = [...nav.matchAll(/<a href="#([^"]+)".*?data-status="([^"]+)".*?<\/a>/g)]
  expect(links.map(([, anchor, status]) => `${anchor} ${status}`)).toEqual([
    'step-1 completed',
    'step-2 current',
    'step-3 pending',
  ])
  expect(nav).toContain('Within 30 days')
  expect(html).toContain('1 of 3 steps done')
})
