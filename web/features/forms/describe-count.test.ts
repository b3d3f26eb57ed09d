import { expect, it } from 'vitest'
import { sayIn } from '#web/say.ts'
import { describeCount } from './describe-count.ts'
import { messages as english } from './messages/en.ts'
import { messages as marathi } from './messages/mr.ts'

it('says how many forms are shown, and for what', () => {
  const say = sayIn<typeof english>(english, 'en')
  expect(describeCount(36, '', say)).toBe('Showing 36 form(s)')
  expect(describeCount(1, 'जमानत', say)).toBe('Showing 1 form(s) for "जमानत"')
  const sayMarathi = sayIn<typeof english>(marathi, 'mr')
  expect(describeCount(2, 'जामीन', sayMarathi)).toBe('“जामीन” साठी 2 नमुने')
  expect(describeCount(1, '', sayMarathi)).toBe('1 नमुना')
})
