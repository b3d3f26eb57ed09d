import { expect, it } from 'vitest'
import { isOneOfActs, nameSearchedActs } from './searched-acts.ts'

it('a word of a search names the acts that people mean by it', () => {
  expect([...nameSearchedActs(['evidence', 'bail'])]).toEqual(['IEA', 'BSA'])
  expect([...nameSearchedActs(['article'])]).toEqual(['Constitution'])
  expect(nameSearchedActs(['constructor', 'act', '438']).size).toBe(0)
})

it('an act is the same by its short name and by its title, with the year or without', () => {
  expect(isOneOfActs('Hindu Marriage Act', nameSearchedActs(['hma']))).toBe(true)
  expect(isOneOfActs('Consumer Protection Act 2019', nameSearchedActs(['consumer']))).toBe(true)
  expect(isOneOfActs('Indian Contract Act', nameSearchedActs(['consumer', 'ni']))).toBe(false)
})

it('rules are found by the act that they are made under', () =>
  expect(isOneOfActs('CGST Rules', nameSearchedActs(['gst']))).toBe(true))
