import { expect, it } from 'vitest'
import { findSaid } from '#shared/messages/said.ts'
import { ruleOf } from './check-field.ts'

it('a field is judged as the contract judges it, and passes where that lets it pass', async () => {
  const judge = ruleOf(fields => fields.emailField)
  expect(await judge(' adv@example.com ')).toBeUndefined()
  expect(await judge('adv@')).toBe('Invalid email address')
})

it('of several things that are wrong the first is said, in a sentence that has a key', async () => {
  const judge = ruleOf(fields => fields.usernameField)
  const said = [await judge(''), await judge('a b c'), await judge('a'.repeat(41))]
  expect(said).toEqual([
    'Username must be at least 3 characters',
    'Username may have letters, digits, dots, dashes and underscores',
    'Username must be at most 40 characters',
  ])
  expect(said.filter(sentence => !findSaid(sentence ?? ''))).toEqual([])
})

it('what may be left out may be empty', async () => {
  const judge = ruleOf(fields => fields.personFields.phoneNumber)
  expect([await judge(''), await judge('9'.repeat(41))]).toEqual([undefined, 'At most 40 characters'])
})
