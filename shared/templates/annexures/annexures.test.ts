import { describe, expect, it } from 'vitest'
import type { DerivedField } from '#shared/contract/derived-fields.ts'
import type { FormAnnexures, FormGroup, FormValues } from '#shared/contract/forms.ts'
import { compile, contextOf, createCompiler } from '../compile.ts'
import { field, formOf } from '../fixtures/every-block.ts'
import { createResolver } from '../resolver.ts'
import { writeText } from '../writers/text.ts'
import { markKey } from './names.ts'
import { callAnnexure, describeAnnexure, placeFiles } from './place-files.ts'

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
const print = (given: FormValues) => writeText(compile(form, 'en', given, options))

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

  it('stand after the list of documents where the form says that they are last', () => {
    const list = [{ name: 'power', titles: same('Copy of the power'), last: true }, ...annexures.list]
    const text = writeText(compile({ ...form, annexures: { ...annexures, list } }, 'en', values, options))
    expect(text).toMatch(/Annexure P-1 .*Copy of the notice/)
    expect(text).toMatch(/Annexure P-4 .*Receipts/)
    expect(text).toMatch(/Annexure P-5 .*Copy of the power/)
  })

  it.each([
    ['en', 'Copy of the notice dated {noticeDate}', 'Copy of the notice'],
    ['en', 'Copy of the notice No. {noticeDate} of the bank', 'Copy of the notice of the bank'],
    ['hi', 'नोटिस दिनांक {noticeDate} की प्रति', 'नोटिस की प्रति'],
    ['mr', 'नोटिशीची प्रत, दिनांक {noticeDate}', 'नोटिशीची प्रत'],
    ['mr', 'दिनांक {noticeDate} च्या नोटिशीची प्रत', 'नोटिशीची प्रत'],
    ['hi', 'दिनांक {noticeDate} के नोटिस की प्रति', 'नोटिस की प्रति'],
    ['en', 'Copy of the notice of {noticeDate}', 'Copy of the notice of [noticeDate]'],
  ] as const)(
    'are called without an optional day that nobody gave, in %s: %s',
    (language, title, expected) => {
      const [first] = form.annexures.list
      const titled = {
        ...form,
        annexures: { ...annexures, list: [{ ...first, name: 'notice', titles: same(title) }] },
      }
      const line = new RegExp(`P-1 +\\|? *${expected.replace(/[[\]]/g, '.')}\\s*(?:\\n|$)`)
      expect(writeText(compile(titled, language, {}, options))).toMatch(line)
    },
  )

  it('leave no number free for one that the answers do not ask for', () => {
    const text = print({ ...values, wasAnswered: 'No' })
    expect(text).toContain('given (Annexure P-1).')
    expect(text).toMatch(/Annexure P-2 .*Copy of the lease/)
    expect(text).not.toContain('Copy of the answer')
  })

  it('are named by their marks in a sentence, the last that is asked too', () => {
    const marks: DerivedField = {
      name: 'marks',
      fn: 'listOf',
      group: 'annexures',
      pattern: same('{annexureMark}'),
    }
    const filed = {
      ...formOf({ content: 'Filed ({marks}).' }, fields, { groups, derived: [marks] }),
      annexures,
    }
    const printed = (given: FormValues) => writeText(compile(filed, 'en', given, options))
    expect(printed(values)).toContain('Filed (Annexure P-1; Annexure P-2; Annexure P-3; Annexure P-4).')
    expect(printed({ ...values, documents: [] })).toContain('Filed (Annexure P-1; Annexure P-2).')
    const order = { name: 'order', titles: same('Impugned order'), unmarked: true }
    const alone = { ...filed, annexures: { ...annexures, list: [order] } }
    expect(writeText(compile(alone, 'en', { documents: [] }, options))).not.toContain('()')
  })

  it('may stand before the others without a mark, wherever they are declared', () => {
    const order = { name: 'order', titles: same('Impugned order'), unmarked: true }
    const list = [...annexures.list, order]
    const unmarked = { ...form, annexures: { ...annexures, list } }
    const resolve = createResolver(unmarked, contextOf('en', options))
    const further = [{ entry: '', title: 'Photographs' }]
    const placed = placeFiles(resolve(values).annexures, further, {
      pattern: 'Annexure P-{n}',
      language: 'en',
    })
    expect(placed.map(describeAnnexure)).toEqual([
      'Impugned order',
      'Annexure P-1: Copy of the notice of 01/08/2026',
      'Annexure P-2: Copy of the answer',
      'Annexure P-3: Copy of the lease, dated 02/01/2025',
      'Annexure P-4: Receipts',
      'Annexure P-5: Photographs',
    ])
    expect(placed.map(callAnnexure).slice(0, 2)).toEqual(['Impugned order', 'Annexure P-1'])
    const text = writeText(compile(unmarked, 'en', values, options))
    expect(text).toMatch(/^ +Impugned order$/m)
    expect(text).toContain('given (Annexure P-1)')
  })

  it('may depend on what is computed', () => {
    const { mark, list } = annexures
    const served = {
      name: 'served',
      titles: same('Copy of the reminder'),
      showIf: 'due is before 2026-09-01',
    }
    const due = { name: 'due', fn: 'addDays' as const, field: 'noticeDate', n: 30 }
    const later = { ...form, derived: [due], annexures: { mark, list: [...list, served] } }
    const isThere = (noticeDate: string) =>
      writeText(compile(later, 'en', { ...values, noticeDate }, options)).includes('Copy of the reminder')
    expect([isThere('2026-08-01'), isThere('2026-08-03')]).toEqual([true, false])
  })

  it('are marked as the court does where the advocate says how', () => {
    expect(print({ ...values, [markKey]: 'Exhibit {A}' })).toContain(
      'given (Exhibit A) and answered (Exhibit B)',
    )
    expect(print({ ...values, [markKey]: 'Exhibit' })).toContain('given (Annexure P-1)')
  })

  it('have their files, several of one paper too, and a file of none is one more after them', () => {
    const resolve = createResolver(form, contextOf('en', options))
    const file = (entry: string, title: string) => ({ entry, title })
    const files = [
      { ...file('', 'Photographs'), writtenOn: '2026-09-03' },
      file('notice', 'page 1'),
      file('Receipts', 'receipt'),
      file('notice', 'page 2'),
    ]
    const placed = placeFiles(resolve(values).annexures, files, {
      pattern: 'Annexure P-{n}',
      language: 'en',
    })
    expect(placed.map(({ mark, title, files: own }) => [mark, title, own.map(one => one.title)])).toEqual([
      ['Annexure P-1', 'Copy of the notice of 01/08/2026', ['page 1', 'page 2']],
      ['Annexure P-2', 'Copy of the answer', []],
      ['Annexure P-3', 'Copy of the lease, dated 02/01/2025', []],
      ['Annexure P-4', 'Receipts', ['receipt']],
      ['Annexure P-5', 'Photographs, dated 03/09/2026', ['Photographs']],
    ])
  })

  it('keep the files that were given to a name which one of them had before', () => {
    const [notice, ...others] = annexures.list
    const list = [{ ...notice, name: 'notice', titles: same('Notice'), was: ['noticePlain'] }, ...others]
    const resolve = createResolver({ ...form, annexures: { ...annexures, list } }, contextOf('en', options))
    const files = [{ entry: 'noticePlain', title: 'scan' }]
    const placed = placeFiles(resolve(values).annexures, files, {
      pattern: 'Annexure P-{n}',
      language: 'en',
    })
    expect(placed.filter(one => one.files.length > 0)).toEqual([
      { entry: 'notice', mark: 'Annexure P-1', title: 'Notice', files },
    ])
  })

  it('are marked in the words of the language', () => {
    expect(writeText(compile(form, 'mr', values, options))).toContain('(परिशिष्ट P-1)')
  })

  it('are the same list while nothing of them changes, as the page that shows them needs it', () => {
    for (const shape of [form, { ...form, annexures: undefined }]) {
      const resolve = createResolver(shape, contextOf('en', options))
      expect(resolve(values).annexures).toBe(resolve({ ...values, other: 'x' }).annexures)
    }
  })

  it('stay the same blocks while something else is typed', () => {
    const compiler = createCompiler(form, 'en', options)
    const before = compiler(values).sections.flatMap(({ blocks }) => blocks)
    const after = compiler({ ...values, other: 'x' }).sections.flatMap(({ blocks }) => blocks)
    expect(after.map((block, index) => block === before[index])).not.toContain(false)
  })
})
