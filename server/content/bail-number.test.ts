import { describe, expect, it } from 'vitest'
import { loadEveryForm } from './testing/every-form.ts'

const asksForBail = loadEveryForm().filter(({ slug }) =>
  /^(bail-(?!bond)|anticipatory-bail|default-bail)/.test(slug),
)

describe('an application for bail', () => {
  it('is there for every court and kind', () => {
    expect(asksForBail.length).toBeGreaterThanOrEqual(9)
  })

  it.each(asksForBail.map(form => [form.slug, form] as const))(
    '%s says which application it is (Kusha Duruka v. State of Odisha, 2024 INSC 46)',
    (_, { view }) => {
      expect(view.fields.map(({ name }) => name)).toContain('bailNumber')
    },
  )
})
