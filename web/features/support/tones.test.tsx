import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Badge } from '#web/ui/Badge.tsx'
import { levelTones } from './tones.ts'

// The palette's names: bench is green, brass yellow, seal red (styles/tokens.css).
it.each([
  ['Beginner', 'bench'],
  ['Intermediate', 'brass'],
  ['Advanced', 'seal'],
] as const)('the level %s is shown in %s', (level, colour) => {
  const html = renderToStaticMarkup(<Badge tone={levelTones[level]}>{level}</Badge>)
  expect(html).toContain(`bg-${colour}-soft text-${colour}-ink`)
})
