import { expect, it } from 'vitest'
import { mentionsCase } from './mentions-case.ts'

const isArnesh = mentionsCase({
  title: 'Arnesh Kumar v State of Bihar',
  citations: ['(2014) 8 SCC 273', '2014 INSC 463'],
})

it.each([
  'Follow Arnesh Kumar v. State of Bihar before the arrest.',
  'Reasons are recorded, see (2014) 8 SCC 273.',
  'The directions of 2014 INSC 463 bind the Magistrate.',
])('%j names it', text => expect(isArnesh(text)).toBe(true))

it.each([
  'Siddharth v. State of Uttar Pradesh is on another point.',
  'Ashok Kumar v. State of Bihar, (2015) 8 SCC 273',
  'Nothing is cited here.',
  '',
])('%j does not', text => expect(isArnesh(text)).toBe(false))
