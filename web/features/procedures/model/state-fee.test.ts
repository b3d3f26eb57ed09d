import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { courtFeesGuide, dependsOnState } from './state-fee.ts'

it.each([
  "Court fee under the State's law",
  "Process fee under the State's rules",
  'Fixed stamp on the application',
  'Stamp on the objections; court fee on appeal',
  "None for choosing; whether the stamp serves again is for the State's court-fee law",
])('%s is to be found out', fees => expect(dependsOnState(fees)).toBe(true))

it.each([undefined, '', 'None', 'No court fee', 'Ten rupees under the Central RTI Rules 2012', 'Rs 25,000'])(
  '%s is not',
  fees => expect(dependsOnState(fees)).toBe(false),
)

it('the guide that says how is there, and says it', () => {
  expect(readdirSync('content/procedures')).toContain(`${courtFeesGuide}.yaml`)
  expect(readFileSync(`content/procedures/${courtFeesGuide}.yaml`, 'utf8')).toMatch(/filing counter/)
})
