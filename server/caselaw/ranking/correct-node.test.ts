import { describe, expect, it } from 'vitest'
import { print, understand } from '../understanding/testing/test-law.ts'
import { correctNode } from './correct-node.ts'

const corrections = [
  { typed: 'plaintt', searched: 'plaint' },
  { typed: 'kumaar', searched: 'kumar' },
  { typed: 'murdars', searched: 'murder' },
]
const corrected = (query: string, searchType: 'keyword' | 'legal_issue' = 'keyword') => {
  const { node } = understand(query, searchType)
  return print(node && correctNode(node, corrections))
}

describe('a misspelt word', () => {
  it.each([
    ['plaintt', '(plaintt | plaint)'],
    ['arnesh Kumaar', '(arnesh & (Kumaar | kumar))'],
    ['amendment AND plaintt NOT limitation', '((amendment & (plaintt | plaint)) & !limitation)'],
    ['bail OR plaintt', '(bail | (plaintt | plaint))'],
    ['"right to life" AND kumaar NOT bail', '((kumaar | kumar) & "right to life" & !bail)'],
    ['(plaintt OR suit) kumaar', '((kumaar | kumar) & ((plaintt | plaint) | suit))'],
    ['murdars', '(murdars | murder | murders)'],
  ])('has its correction beside it and nowhere else in %s', (query, expected) => {
    expect(corrected(query)).toBe(expected)
  })

  it.each([
    ['"plaintt rejected" suit', '(suit & "plaintt rejected")'],
    ['suit NOT plaintt', '(suit & !plaintt)'],
    ['suit NOT (plaintt OR kumaar)', '(suit & !(plaintt | kumaar))'],
    ['suit AND limitation', 'suit+limitation'],
  ])('is left as it was typed where it is quoted or refused: %s', (query, expected) => {
    expect(corrected(query)).toBe(expected)
  })

  it('stands beside its correction among the words of a question', () => {
    expect(corrected('rejection of a plaintt', 'legal_issue')).toContain('plaintt|plaint')
  })
})
