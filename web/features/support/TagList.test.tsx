import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TagList } from './TagList.tsx'

const show = (tags: string[]) =>
  [...renderToStaticMarkup(<TagList label="Tags" tags={tags} />).matchAll(/<li[^>]*>([^<]+)/g)].map(
    ([, tag]) => tag,
  )

it('a card shows the first three of its tags, or as many as it has', () => {
  expect(show(['bail', 'custody', 'BNSS', 'remand'])).toEqual(['bail', 'custody', 'BNSS'])
  expect(show(['bail'])).toEqual(['bail'])
})
