import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StepMark } from './StepMark.tsx'

// The palette's names: bench is green, brass gold (styles/tokens.css).
it.each([
  ['completed', 'border-bench bg-bench '],
  ['current', 'border-brass bg-brass-soft '],
  ['pending', 'border-rule bg-sunken '],
] as const)('the number of a %s step stands on %s', (status, colours) => {
  const html = renderToStaticMarkup(<StepMark step={3} status={status} />)
  expect(html).toContain(colours)
  expect(html.replace(/<[^>]*>/g, '')).toBe(`Step 3, ${status}:`)
})
