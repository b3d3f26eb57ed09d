import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { markProgress } from '#shared/procedures/statuses.ts'
import { makeGuide } from '../testing/make-guide.ts'
import { cardMessages } from './messages.ts'
import { OverviewTab } from './OverviewTab.tsx'

await cardMessages.load('en')
const guide = makeGuide()
const [first] = guide.steps
const long = {
  ...guide,
  steps: Array.from({ length: 6 }, (_, at) => ({
    ...first!,
    step: at + 1,
    title: `Title ${at + 1}`,
    documents: [`Paper ${at + 1}a`, `Paper ${at + 1}b`],
  })),
}

it('the overview names every required document, but only the first four steps', () => {
  const html = renderToStaticMarkup(<OverviewTab procedure={markProgress(long, [1])} />)
  expect(html.match(/Paper \d[ab]/g)).toHaveLength(12)
  expect(html.match(/Title \d/g)).toEqual(['Title 1', 'Title 2', 'Title 3', 'Title 4'])
  expect(html).toContain('+2 more')
  expect([...html.matchAll(/data-status="(\w+)"/g)].map(([, status]) => status)).toEqual([
    'completed',
    'current',
    'pending',
    'pending',
  ])
})
