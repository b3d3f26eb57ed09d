import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Badge } from '#web/ui/Badge.tsx'
import { levelTones, TagList } from './CardParts.tsx'

const show = (tags: string[]) =>
  [...renderToStaticMarkup(<TagList label="Tags" tags={tags} />).matchAll(/<li[^>]*>([^<]+)/g)].map(
    ([, tag]) => tag,
  )

it('a card shows the first three of its tags, or as many as it has', () => {
  expect(show(['bail', 'custody', 'BNSS', 'remand'])).toEqual(['bail', 'custody', 'BNSS'])
  expect(show(['bail'])).toEqual(['bail'])
})

// The palette's names: bench is green, brass yellow, seal red (styles/tokens.css).
it.each([
  ['Beginner', 'bench'],
  ['Intermediate', 'brass'],
  ['Advanced', 'seal'],
] as const)('the level %s is shown in %s', (level, colour) => {
  const html = renderToStaticMarkup(<Badge tone={levelTones[level]}>{level}</Badge>)
  expect(html).toContain(`bg-${colour}-soft text-${colour}-ink`)
})
