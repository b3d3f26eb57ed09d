import { describe, expect, it } from 'vitest'
import type { CompiledDocument } from './blocks.ts'
import { listRuns } from './blocks.ts'
import { compile, createCompiler } from './compile.ts'
import { everyAnswer, everyBlock, field, formOf } from './fixtures/every-block.ts'
import { loadNumberWords } from './number-words.ts'
import { writeText } from './writers/text.ts'

const numberWords = await loadNumberWords('en')
const preview = { blank: 'placeholder', numberWords } as const

function textOf(
  content: string,
  fields = [field('a'), field('b', 'facts', { required: false })],
  values = {},
) {
  return writeText(compile(formOf({ content }, fields), 'en', values, preview))
}

describe('filling a template', () => {
  it('keeps {fieldName} for what is empty, and rules a blank on paper', () => {
    expect(textOf('Dear {a},')).toBe('Dear {a},')
    const form = formOf({ content: 'Dear {a},' }, [field('a')])
    expect(writeText(compile(form, 'en', {}, { blank: 'rule' }))).toBe('Dear ____________,')
  })

  it('drops a paragraph whose answers are all optional and missing, and closes up the numbers', () => {
    const content = '1. First {a}.\n\n1. Perhaps {b}.\n\n1. Last.'
    expect(textOf(content, undefined, { a: 'x' })).toBe('1. First x.\n\n2. Last.')
    expect(textOf(content, undefined, { a: 'x', b: 'y' })).toBe('1. First x.\n\n2. Perhaps y.\n\n3. Last.')
  })

  it('keeps a paragraph that also asks for something required', () => {
    expect(textOf('No. {b} of {a}')).toBe('No. {b} of {a}')
  })

  it('drops a heading with nothing left under it, but not one that stands alone by design', () => {
    expect(textOf('### Perhaps\n\n1. {b}\n\n### Sure\n\nText.')).toBe('Sure\n\nText.')
    expect(textOf('## END')).toBe('END')
  })

  it('makes one numbered paragraph of each line of a lone answer', () => {
    const fields = [field('a', 'facts', { type: 'textarea' })]
    expect(textOf('1. {a}\n\n1. Then.', fields, { a: 'one\n\ntwo' })).toBe('1. one\n\n2. two\n\n3. Then.')
    expect(textOf('(a) {a};', fields, { a: '1) one\n2) two' })).toBe('    (a) one;\n\n    (b) two;')
  })

  it.each([
    [
      'and',
      'pay costs.\nappoint a receiver;',
      '    (a) pay costs;\n\n    (b) appoint a receiver; and\n\n    (c) more.',
    ],
    ['and', 'pay costs.', '    (a) pay costs; and\n\n    (b) more.'],
    [
      'तथा',
      'व्यय दिलाए\nरिसीवर नियुक्त करे।',
      '    (a) व्यय दिलाए;\n\n    (b) रिसीवर नियुक्त करे; तथा\n\n    (c) more.',
    ],
    ['आणि', 'खर्च द्यावा.\nरिसीव्हर नेमावा', '    (a) खर्च द्यावा;\n\n    (b) रिसीव्हर नेमावा; आणि\n\n    (c) more.'],
  ])('joins only the last of several reliefs to what follows: %s', (word, a, printed) => {
    const fields = [field('a', 'facts', { type: 'textarea' })]
    expect(textOf(`(a) {a}; ${word}\n\n(b) more.`, fields, { a })).toBe(printed)
  })

  it('takes its own numbers off a pasted list, and keeps numbers that stand elsewhere', () => {
    const fields = [field('a', 'facts', { type: 'textarea' })]
    const print = (a: string) => textOf('1. {a}', fields, { a })
    expect(print('1. Sale deed\n2. Receipt')).toBe('1. Sale deed\n\n2. Receipt')
    expect(print('१. विक्रय पत्र\n२. रसीद')).toBe('1. विक्रय पत्र\n\n2. रसीद')
    expect(print('3. Sale deed\n7. Receipt')).toBe('1. 3. Sale deed\n\n2. 7. Receipt')
  })

  it('prints no relief where none is asked', () => {
    expect(textOf('(a) this;\n\n(b) {b}; and\n\n(c) that.')).toBe('    (a) this;\n\n    (b) that.')
  })

  it('runs the lines of an answer together inside a sentence', () => {
    const fields = [field('a', 'facts', { type: 'textarea' })]
    expect(textOf('At {a}, today.', fields, { a: '12, Road\nTown.\nState' })).toBe(
      'At 12, Road, Town. State, today.',
    )
  })

  it('has one comma where a line of an address was typed with its own', () => {
    const fields = [field('a', 'facts', { type: 'textarea' })]
    const typed = { a: 'H. No. 12,\nKothrud,\n\nPune - 411038,' }
    expect(textOf('At {a}, today.', fields, typed)).toBe('At H. No. 12, Kothrud, Pune - 411038, today.')
    expect(textOf('1. {a}', fields, { a: ',' })).toBe('1. ,')
    const parties = [{ partyName: 'Asha Testwala', partyAddress: '12, Example Road,\nPune,' }]
    const printed = writeText(compile(everyBlock, 'en', { ...everyAnswer, parties }, preview))
    expect(printed).toContain('having address at 12, Example Road, Pune\n')
  })

  it('ends with one full stop what was typed as a sentence', () => {
    const content = 'The facts are {a}.'
    expect(textOf(content, undefined, { a: 'known.' })).toBe('The facts are known.')
    expect(textOf(content, undefined, { a: 'known' })).toBe('The facts are known.')
    expect(textOf('Sold to {a}. Then.', undefined, { a: 'Asha Pvt. Ltd.' })).toBe(
      'Sold to Asha Pvt. Ltd. Then.',
    )
    expect(textOf('(a) {a};', undefined, { a: 'pay costs.' })).toBe('    (a) pay costs;')
    expect(textOf('(a) {a};', undefined, { a: 'come at 5 p.m.' })).toBe('    (a) come at 5 p.m.;')
    expect(textOf('(a) {a}; and\n\n(b) b.', undefined, { a: 'pay Asha Pvt. Ltd.' })).toContain(
      'Asha Pvt. Ltd.; and',
    )
    expect(textOf('(a) {a};', undefined, { a: 'who pays?' })).toBe('    (a) who pays?')
    expect(textOf('तथ्य {a}।', undefined, { a: 'ज्ञात हैं।' })).toBe('तथ्य ज्ञात हैं।')
    expect(textOf('तथ्य {a}।', undefined, { a: 'आशा प्रा. लि.' })).toBe('तथ्य आशा प्रा. लि.।')
    expect(textOf('{a}... Applicant', undefined, { a: 'Asha Ltd.' })).toBe('Asha Ltd.... Applicant')
  })

  it('starts letters again after any other block, but not after their roman parts', () => {
    const content = '(a) x\n\n(i) y\n\n(ii) y\n\n(b) x\n\nText.\n\n(c) x'
    expect(textOf(content)).toBe(
      '    (a) x\n\n        (i) y\n\n        (ii) y\n\n    (b) x\n\nText.\n\n    (a) x',
    )
  })

  it('knows the letter i from the roman one', () => {
    const letters = [...'abcdefghij'].map(letter => `(${letter}) x`).join('\n\n')
    expect(textOf(letters)).toContain('(i) x\n\n    (j) x')
  })

  it('counts past z as Word does', () => {
    const text = textOf(Array.from({ length: 28 }, () => '(a) x').join('\n\n'))
    expect(text).toContain('(z) x\n\n    (aa) x\n\n    (bb) x')
  })

  it('drops a row of columns by itself', () => {
    expect(textOf('Place: {a} || Name\nMobile: {b} ||', undefined, { a: 'Pune' })).toMatch(
      /^Place: Pune +Name$/,
    )
  })

  it('prints a choice by its words in the language, and nothing where it says nothing', () => {
    const same = (text: string) => ({ en: text, hi: text, mr: text })
    const fields = [field('a', 'facts', { type: 'select', options: ['Yes', 'No'] })]
    const derived = [
      { name: 'said', fn: 'choose' as const, field: 'a', cases: { Yes: same('It is so.'), No: same('') } },
    ]
    const form = formOf({ content: '1. One.\n\n1. {said}\n\n1. Two.' }, fields, { derived })
    const print = (a: string) => writeText(compile(form, 'en', { a }, preview))
    expect(print('Yes')).toBe('1. One.\n\n2. It is so.\n\n3. Two.')
    expect(print('No')).toBe('1. One.\n\n2. Two.')
    expect(print('')).toBe('1. One.\n\n2. {said}\n\n3. Two.')
  })

  it('strips what no page can show', () => {
    expect(textOf('{a}', undefined, { a: ' \u202eabc\u0000\u200b\ufeff\ud800 क्\u200dष ' })).toBe(
      'abc क्\u200dष',
    )
  })

  it('centres the heading of a court paper, not of a letter', () => {
    const texts = { header: 'Court', content: 'x' }
    const kind = (courtProfile: 'general' | 'plain') =>
      compile(formOf(texts, [], { courtProfile }), 'en', {}, preview).sections[0]?.blocks[0]?.kind
    expect([kind('general'), kind('plain')]).toEqual(['centre', 'paragraph'])
  })

  it('says where the court does not take papers in this language', () => {
    expect(compile(everyBlock, 'en', {}, preview).notice).toBeUndefined()
    expect(compile(everyBlock, 'hi', {}, preview).notice).toContain('For reference, not for filing')
  })
})

describe('what each run tells', () => {
  const run = (document: CompiledDocument, text: string) =>
    listRuns(document).find(part => part.text.includes(text))

  it('the question it came from, through derived fields too', () => {
    const document = compile(everyBlock, 'en', everyAnswer, preview)
    expect(run(document, 'Civil Judge')).toMatchObject({ field: 'court', sources: ['court'] })
    expect(run(document, 'Twelve Lakh')).toMatchObject({ field: 'sumWords', sources: ['sum'] })
    expect(run(document, '14 February 2026')).toMatchObject({ field: 'dueLong', sources: ['due'] })
    expect(run(document, 'Example Ltd')).toMatchObject({
      field: 'partiesBlock',
      sources: ['partyName'],
      item: 1,
    })
  })

  it('that it is blank', () => {
    const document = compile(everyBlock, 'en', {}, preview)
    expect(run(document, '{court}')).toMatchObject({ blank: true, sources: ['court'] })
    expect(run(document, '{partiesBlock}')).toMatchObject({ blank: true })
  })

  it('shows the parts of a party as they come', () => {
    const document = compile(everyBlock, 'en', { parties: [{ partyName: 'Arjun' }] }, preview)
    expect(writeText(document)).toContain('Arjun, {partyParentage}, having address at {partyAddress}')
  })
})

describe('an edit', () => {
  it('leaves blocks and sections that it does not touch as the same objects', () => {
    const next = createCompiler(everyBlock, 'en', preview)
    const before = next(everyAnswer)
    const after = next({ ...structuredClone(everyAnswer), address: 'elsewhere' })
    for (const [index, section] of before.sections.entries())
      if (section.name !== 'footer') expect(after.sections[index]).toBe(section)
    const changed = after.sections
      .at(-1)
      ?.blocks.filter(block => !before.sections.at(-1)?.blocks.includes(block))
    expect(changed).toHaveLength(1)
    expect(changed?.[0]?.kind).toBe('columns')
  })

  it('leaves the blocks of the other parties as the same objects, and what its new words do not change', () => {
    const next = createCompiler(everyBlock, 'en', preview)
    const sectionOf = (document: CompiledDocument) => document.sections.find(({ name }) => name === 'parties')
    const [first = {}, second = {}, third = { ...second, partyName: 'Third Party' }] =
      everyAnswer.parties as Record<string, string>[]
    const before = sectionOf(next({ ...everyAnswer, parties: [first, second, third] }))?.blocks ?? []
    const renamed = { ...second, partyName: 'Somebody Else' }
    const after = sectionOf(next({ ...everyAnswer, parties: [first, renamed, third] }))?.blocks ?? []
    expect(after.map((block, index) => block === before[index])).toEqual(
      before.map(block => !(block.kind === 'party' && block.label === '2.')),
    )
    expect(after.filter((block, index) => block !== before[index])).toHaveLength(1)
  })

  it('gives a later paragraph a new number only where one came or went', () => {
    const next = createCompiler(everyBlock, 'en', preview)
    const labels = (document: CompiledDocument) =>
      document.sections.flatMap(section =>
        section.blocks.flatMap(block => ('label' in block && block.kind === 'numbered' ? block.label : [])),
      )
    expect(labels(next(everyAnswer))).toEqual(['1.', '2.', '3.', '4.', '1.', '2.'])
    expect(labels(next({ ...everyAnswer, optional: 'more' }))).toEqual([
      '1.',
      '2.',
      '3.',
      '4.',
      '5.',
      '6.',
      '1.',
      '2.',
    ])
  })

  it('compiles to the same as from nothing', () => {
    const next = createCompiler(everyBlock, 'en', preview)
    for (const values of [{}, everyAnswer, { ...everyAnswer, court: '' }, {}])
      expect(next(values)).toEqual(compile(everyBlock, 'en', values, preview))
  })
})
