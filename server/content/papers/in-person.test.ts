import { expect, it } from 'vitest'
import { withAdvocate } from './in-person.ts'

it.each([
  [
    'That {if inPerson}I have read it{else}it was drafted on my instructions{end}.',
    'That it was drafted on my instructions.',
  ],
  ['{if not inPerson}\n>> {filingSigners}\n{end}\n\nPlace', '\n>> {filingSigners}\n\n\nPlace'],
  ['{if inPerson}\nmine\n{else}\nhers\n{end}', '\n\n\nhers\n'],
  ['{if inPerson}alone{end}', ''],
  ['{if isLate}late{else}in time{end}', '{if isLate}late{else}in time{end}'],
])('what is shared supposes an advocate where nobody asks: %j', (text, expected) => {
  expect(withAdvocate(text)).toBe(expected)
})
