import { describe, expect, it } from 'vitest'
import { swap } from '../fixtures/skeleton-sources.ts'
import { nothingIsLeftOver } from './blemishes.ts'
import { createReadings, createRenderings, renderAll } from './renderings.ts'
import { asks, draftOf, inAll } from './testing/drafts.ts'

const kinds = swap('party: applicant,', 'party: applicant, kinds: [individual, company, government],')
const printed = inAll('1. {reply}\n\n{if reply is Yes}\n1. {replyText}\n{end}')

describe('the renderings of a form', () => {
  const draft = draftOf({ yaml: asks(), ...printed })
  const renderings = createRenderings(draft)('en')
  const valuesOf = (of: string) => renderings.find(rendering => rendering.of === of)?.values

  it('are named for the author', () => {
    expect(renderings.map(({ of }) => of)).toEqual([
      'the sample',
      'every optional answer',
      'every optional answer, required answers only',
      "reply 'No'",
      "reply 'No', required answers only",
      'one in each list',
      'one in each list, required answers only',
      'two in each list',
      'two in each list, required answers only',
    ])
  })

  it('leave out what is not required', () => {
    expect(valuesOf('every optional answer')).toHaveProperty('replyText')
    expect(valuesOf('every optional answer, required answers only')).not.toHaveProperty('replyText')
  })

  it('have one and two of every list', () => {
    expect(valuesOf('one in each list')?.applicants).toHaveLength(1)
    expect(valuesOf('two in each list')?.applicants).toHaveLength(2)
  })

  it('print equal answers once, under each of their names', () => {
    const printed = renderAll(draft).filter(({ language }) => language === 'mr')
    const documentOf = (of: string) => printed.find(one => one.of === of)?.document
    expect(printed.map(({ of }) => of)).toEqual(renderings.map(({ of }) => of))
    expect(documentOf('every optional answer')).toBe(documentOf('the sample'))
    expect(documentOf("reply 'No'")).not.toBe(documentOf('the sample'))
  })

  it.each(['Yes', 'No'])('print anew what stands only where the reply is %s', reply => {
    const wrong = inAll(`1. {reply}\n\n{if reply is ${reply}}\n1. Words, , words.\n{end}`)
    const found = nothingIsLeftOver(draftOf({ yaml: asks(), ...wrong }))
    expect(found.filter(({ message }) => message.startsWith('two marks'))).toHaveLength(3)
    expect(nothingIsLeftOver(draft)).toEqual([])
  })

  it('join the last two prayers once, also where the answer brings its own word', () => {
    const joined = (words: string) =>
      nothingIsLeftOver(draftOf({ yaml: asks(), ...inAll(`1. Costs; ${words} relief.`) }))
    expect(joined('and')).toEqual([])
    expect(joined('and; and').map(({ message }) => message.split(' (')[0])).toEqual(
      Array(3).fill('a joining word twice'),
    )
    expect(joined('तथा; तथा')).toHaveLength(3)
  })

  it('have parties of each kind', () => {
    const withKinds = draftOf({ yaml: text => kinds(asks()(text)), ...printed })
    const named = createRenderings(withKinds)('hi').map(({ of }) => of)
    expect(named).toContain('parties: A company, firm, society, trust or bank')
    expect(named).toContain('parties of all kinds, required answers only')
    expect(createReadings(withKinds)('mr').parties.applicants).toHaveLength(3)
  })

  it('vary independent questions at once, and those of one paragraph one after the other', () => {
    const second = (text: string) =>
      asks()(text)
        .replace(
          '\n  - { use: place',
          '\n  - { name: other, group: facts, label: { en: Other, hi: अन्य, mr: इतर }, type: select, required: true, options: [{ en: A, hi: अ, mr: अ }, { en: B, hi: ब, mr: ब }] }\n  - { use: place',
        )
        .replace('  date: 2026', '  other: A\n  date: 2026')
    const branches = (text: string) =>
      createRenderings(draftOf({ yaml: second, ...inAll(text) }))('en')
        .map(({ of }) => of)
        .filter(of => / '[NB]/.test(of) && !of.includes('required'))
    const apart = '{if reply is Yes}\n1. A\n{end}\n\n1. B\n\n1. C\n\n1. D\n\n{if other is A}\n1. E\n{end}'
    expect(branches(apart)).toEqual(["reply 'No', other 'B'"])
    expect(branches('{if reply is Yes}\n1. A\n{end}\n\n{if other is A}\n1. E\n{end}')).toEqual([
      "reply 'No'",
      "other 'B'",
    ])
  })
})
