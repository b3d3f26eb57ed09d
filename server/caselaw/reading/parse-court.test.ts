import { expect, it } from 'vitest'
import { parseJudgment } from './parse-judgment.ts'

const body = '1. The appellant was convicted.\n2. The appeal is dismissed.'

it('is read from a line that names it', () => {
  expect(parseJudgment(`Ram v State\nIN THE HIGH COURT OF DELHI AT NEW DELHI\n${body}`).court).not.toBe(
    'Supreme Court of India',
  )
  expect(parseJudgment(`Ram v State\nSupreme Court of India\n${body}`).court).toBe('Supreme Court of India')
})

it('is the Supreme Court where the judgment carries that court’s own number', () => {
  expect(parseJudgment(`Ram v State\n2014 INSC 463\n${body}`).court).toBe('Supreme Court of India')
})

it('stays open where nothing tells it', () => {
  expect(parseJudgment(`Ram v State\n${body}`).court).toBe('Court not stated')
})
