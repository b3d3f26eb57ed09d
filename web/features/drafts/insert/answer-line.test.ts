import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormField } from '#shared/contract/forms.ts'
import { addLine, chooseQuestion, listQuestions, takeLine } from './answer-line.ts'

const field = (name: string, group = 'case', type: FormField['type'] = 'textarea'): FormField => ({
  name,
  group,
  type,
  label: name,
  labels: { en: name, hi: name, mr: name },
  required: true,
})
const group = (id: string, repeat = false) => ({ id, repeat, title: { en: id, hi: id, mr: id } })

describe('the question a sentence goes into', () => {
  it('is one with a long answer, and not one asked of each witness', () => {
    const fields = [field('courtName', 'case', 'text'), field('facts'), field('address', 'witnesses')]
    const asked = listQuestions({ fields, groups: [group('case'), group('witnesses', true)] })
    expect(asked.map(({ name }) => name)).toEqual(['facts'])
  })

  it('is first of all the grounds, then the facts, then whatever there is', () => {
    const pick = (...names: string[]) => chooseQuestion(names.map(name => field(name)))?.name
    expect(pick('reliefs', 'trueFacts', 'grounds')).toBe('grounds')
    expect(pick('reliefs', 'trueFacts')).toBe('trueFacts')
    expect(pick('reliefs', 'enclosures')).toBe('reliefs')
    expect(pick()).toBeUndefined()
  })

  it('is one that the sentence asks for, where there is one', () => {
    const questions = ['grounds', 'limitationNote'].map(name => field(name))
    expect(chooseQuestion(questions, [/limitation/i])?.name).toBe('limitationNote')
    expect(chooseQuestion(questions, [/interest/i])?.name).toBe('grounds')
  })
})

describe('the sentence', () => {
  it('stands in a line of its own, below what was written', () => {
    expect(addLine('', 'C')).toBe('C')
    expect(addLine('A\nB\n', 'C')).toBe('A\nB\nC')
  })

  it('can be taken out again, also after more was written, and not once it was rewritten', () => {
    expect(takeLine('A\nB\nC', 'C')).toBe('A\nB')
    expect(takeLine('A\nC\nD', 'C')).toBe('A\nD')
    expect(takeLine('C\nD', 'C')).toBe('D')
    expect(takeLine('C', 'C')).toBe('')
    expect(takeLine('A\nC and more', 'C')).toBeNull()
  })

  it('leaves the answer as it was', () => {
    const line = fc.stringMatching(/^[a-z]+$/)
    fc.assert(
      fc.property(fc.array(line), line, (lines, sentence) => {
        const answer = lines.join('\n')
        expect(takeLine(addLine(answer, sentence), sentence)).toBe(answer)
      }),
    )
  })
})
