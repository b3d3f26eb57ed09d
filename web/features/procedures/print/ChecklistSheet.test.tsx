import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { viewGuide } from '../model/view-guide.ts'
import { makeGuide } from '../testing/make-guide.ts'
import { ChecklistSheet } from './ChecklistSheet.tsx'

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://munshi.test' }))
afterEach(() => void vi.unstubAllGlobals())

it('the checklist has a box for every requirement, step and document, ticked where the step is done', () => {
  const html = renderToStaticMarkup(
    <ChecklistSheet
      inHand={viewGuide(makeGuide(), { answer: '', dates: '' }, [1])}
      link="https://munshi.example/procedures/a"
    />,
  )
  const text = html
    .replaceAll('<span class="sr-only">', '|')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  const boxes = [...text.matchAll(/(Done|To do): (?:✓ )?(\d\. \w+|\w+(?: \w+){0,3})/g)]
  expect(boxes.map(([, state, name]) => `${state}: ${name}`)).toEqual([
    'To do: A cause of action',
    'To do: A vakalatnama Steps',
    'Done: 1. Prepare',
    'To do: Letters',
    'To do: Notice',
    'To do: 2. File',
    'To do: Plaint',
    'To do: 3. Appear',
  ])
  expect(html.match(/✓/g)).toHaveLength(1)
  expect(text).toContain('Time required: Within 30 days')
  expect(text).toContain('Document list unavailable')
})
