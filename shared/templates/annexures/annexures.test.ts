import { describe, expect, it } from 'vitest'
import type { FormAnnexures, FormGroup, FormValues } from '#shared/contract/forms.ts'
import { compile, createCompiler } from '../compile.ts'
import { field, formOf } from '../fixtures/every-block.ts'
import { writeText } from '../writers/text.ts'

const same = (text: string) => ({ en: text, hi: text, mr: text })
const groups: FormGroup[] = [
  { id: 'facts', title: same('Facts'), repeat: false },
  { id: 'documents', title: same('Documents'), repeat: true },
]
const fields = [
  field('noticeDate', 'facts', { type: 'date', required: false }),
  field('wasAnswered', 'facts', { type: 'select', options: ['Yes', 'No'] }),
  field('documentName', 'documents'),
  field('documentDate', 'documents', { type: 'date', required: false }),
]
const annexures: FormAnnexures = {
  mark: { en: 'Annexure P-{n}', hi: 'अनुलग्नक P-{n}', mr: 'परिशिष्ट P-{n}' },
  list: [
    { name: 'notice', titles: same('Copy of the notice of {noticeDate}') },
    { name: 'answer', titles: same('Copy of the answer'), showIf: 'wasAnswered is Yes' },
  ],
  documents: { group: 'documents', name: 'documentName', date: 'documentDate' },
}
const content = `1. A notice was given ({annexureNotice}){if wasAnswered is Yes} and answered ({annexureAnswer}){end}.

| Mark | Document |
| {annexureMark} | {annexureTitle} |`
const form = { ...formOf({ content }, fields, { groups, conditions: {} }), annexures }
const values: FormValues = {
  noticeDate: '2026-08-01',
  wasAnswered: 'Yes',
  documents: [
    { documentName: 'Copy of the lease', documentDate: '2025-01-02' },
    { documentName: 'Receipts' },
  ],
}
const options = { blank: 'placeholder' } as const
const print = (given: FormValues, annexureFiles?: string[]) =>
  writeText(compile(form, 'en', given, { ...options, annexureFiles }))

describe('the annexures of a paper', () => {
  it('are marked in the order in which the form declares them, then as the list of documents has them', () => {
    const text = print(values)
    expect(text).toContain('given (Annexure P-1) and answered (Annexure P-2)')
    for (const line of [
      /Annexure P-1 .*Copy of the notice of 01\/08\/2026/,
      /Annexure P-2 .*Copy of the answer/,
      /Annexure P-3 .*Copy of the lease, dated 02\/01\/2025/,
      /Annexure P-4 .*Receipts/,
    ])
      expect(text).toMatch(line)
  })

  it('leave no number free for one that the answers do not ask for', () => {
    const text = print({ ...values, wasAnswered: 'No' })
    expect(text).toContain('given (Annexure P-1).')
    expect(text).toMatch(/Annexure P-2 .*Copy of the lease/)
    expect(text).not.toContain('Copy of the answer')
  })

  it('follow the order of their files, and those without a file keep their place', () => {
    const text = print(values, ['Receipts', 'notice', 'no entry of the list'])
    expect(text).toContain('given (Annexure P-4) and answered (Annexure P-2)')
    expect(text).toMatch(/Annexure P-1 .*Receipts/)
  })

  it('are marked in the words of the language', () => {
    expect(writeText(compile(form, 'mr', values, options))).toContain('(परिशिष्ट P-1)')
  })

  it('stay the same blocks while something else is typed', () => {
    const compiler = createCompiler(form, 'en', options)
    const before = compiler(values).sections.flatMap(({ blocks }) => blocks)
    const after = compiler({ ...values, other: 'x' }).sections.flatMap(({ blocks }) => blocks)
    expect(after.map((block, index) => block === before[index])).not.toContain(false)
  })
})
