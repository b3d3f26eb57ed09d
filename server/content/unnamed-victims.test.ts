import { describe, expect, it } from 'vitest'
import { categoryIdOf } from '#shared/areas.ts'
import { loadEveryForm } from './testing/every-form.ts'

/** Forms in which no victim can be named, each with the reason. */
const nobodyToName: Record<string, string> = {
  'application-compounding':
    'Only the offences of the tables of section 359 BNSS are compounded; those whose victim is unnamed are not there.',
  'bail-application-ndps': 'An offence under the NDPS Act is against no person.',
  'bail-bond-and-surety':
    'It names the accused, the sureties and the order, and tells no facts of the offence.',
}

const criminal = loadEveryForm().filter(({ view }) => view.categoryId === categoryIdOf('criminal'))
const warning = /forbids naming|victim of a sexual offence, by number only/

describe('a criminal form', () => {
  it.each(criminal.map(form => [form.slug, form] as const))(
    '%s warns before a victim is named',
    (slug, { view }) => {
      const asks = view.fields.some(({ name }) => name === 'victimUnnamed')
      const helps = view.fields.some(({ help }) => help && warning.test(help.en))
      expect([asks || helps, slug in nobodyToName]).toContain(true)
      expect(asks && slug in nobodyToName).toBe(false)
    },
  )

  it('is listed as naming nobody only where it is there', () => {
    expect(criminal.map(({ slug }) => slug)).toEqual(expect.arrayContaining(Object.keys(nobodyToName)))
  })
})
