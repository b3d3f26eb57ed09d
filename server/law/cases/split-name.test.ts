import { expect, it } from 'vitest'
import { normaliseCaseName, sameCase } from './case-names.ts'
import { splitName } from './split-name.ts'

it.each([
  ['T. V. Vatheeswaran v State of Tamil Nadu', 'T. V. Vatheeswaran', 'State of Tamil Nadu'],
  ['t. v. vatheeswaran v. state of tamil nadu', 't. v. vatheeswaran', 'state of tamil nadu'],
  [
    'S. V. Chandra Pandian and Others vs. S. V. Sivalinga Nadar',
    'S. V. Chandra Pandian and Others',
    'S. V. Sivalinga Nadar',
  ],
  ['Shri V. P. Rai versus Union of India', 'Shri V. P. Rai', 'Union of India'],
  ['K V RAO V STATE OF KERALA', 'K V RAO', 'STATE OF KERALA'],
  ['A v B', 'A', 'B'],
  ['a. v. b.', 'a.', 'b.'],
  ['Ram V. State', 'Ram', 'State'],
])('%s has two sides', (name, one, other) => {
  expect(splitName(name).map(side => side.trim())).toEqual([one, other])
})

it.each(['R. V. Kumar', 'In re Delhi Laws Act', ''])('%j has one', name => {
  expect(splitName(name)).toEqual([name])
})

it('the same case is known by its initials too', () => {
  expect(normaliseCaseName('T. V. Vatheeswaran v State of Tamil Nadu')).toMatch(
    /vatheeswaran v state of tamil nadu$/,
  )
  expect(
    sameCase('T. V. Vatheeswaran v State of Tamil Nadu', 'T.V. Vatheeswaran vs The State of Tamil Nadu'),
  ).toBeGreaterThan(0.9)
})
