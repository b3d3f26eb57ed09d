import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const base = readFileSync(path.join(import.meta.dirname, 'base.css'), 'utf8')

it('with reduced motion nothing has a transition, not even a short one: a change of theme is one frame', () => {
  const [, reduced = ''] = base.split('(prefers-reduced-motion: reduce)')
  expect(reduced).toContain('transition: none !important')
  expect(reduced).not.toContain('transition-duration')
})
