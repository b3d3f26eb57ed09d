import { expect, it } from 'vitest'
import { describeLater, findWarning, type LaterEvent } from './later-history.ts'

const event = (change: Partial<LaterEvent>): LaterEvent => ({
  kind: 'followed',
  by: 'C v D',
  citation: null,
  caseId: null,
  part: '',
  ...change,
})

it('tells what a later case did, by which citation and in what part', () => {
  expect(describeLater(event({ kind: 'overruled in part', citation: '2020 INSC 1', part: 'on bail' }))).toBe(
    'Overruled in part by C v D, 2020 INSC 1: on bail.',
  )
  expect(describeLater(event({ kind: 'affirmed' }))).toBe('Affirmed in C v D.')
})

it('warns of the worst and not of what leaves the judgment as it was', () => {
  const doubted = event({ kind: 'doubted' })
  const overruled = event({ kind: 'overruled' })
  expect(findWarning([event({}), doubted, overruled])).toBe(overruled)
  expect(findWarning([event({ kind: 'distinguished' }), event({ kind: 'explained' })])).toBeUndefined()
})
