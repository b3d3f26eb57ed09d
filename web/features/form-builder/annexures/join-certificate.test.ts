import { describe, expect, it } from 'vitest'
import type { FormView } from '#shared/contract/forms.ts'
import { createAnswerStore } from '../answer-store.ts'
import { makeForm } from '../testing/make-form.ts'
import { joinCertificate } from './join-certificate.ts'

const titles = { en: 'Certificate', hi: 'प्रमाण-पत्र', mr: 'प्रमाणपत्र' }
const papers: NonNullable<FormView['papers']> = {
  list: [
    { id: 'main', titles, kind: 'main' },
    { id: 'certificate-electronic-record', titles, kind: 'paper', showIf: 'remark is answered' },
  ],
  fields: [],
  groups: [],
  derived: [],
  conditions: {},
}
const key = 'paper:certificate-electronic-record'
const start = (values: Record<string, string>) =>
  createAnswerStore(makeForm({ papers }), { values, language: 'en' })

describe('a document that is electronic', () => {
  it('takes the certificate into the set, and lets go of it again', () => {
    const store = start({})
    const joined = joinCertificate(makeForm({ papers }), store)
    expect(joined).toMatchObject({ is: 'joined', titles })
    expect(store.values()[key]).toBe('taken in')
    if (joined.is === 'joined') joined.undo()
    expect(store.answer({ name: key })).toBe('')
  })

  it('takes it in again where it was left out, and undoing leaves it out', () => {
    const store = start({ [key]: 'left out', remark: 'x' })
    const joined = joinCertificate(makeForm({ papers }), store)
    expect(store.values()[key]).toBe('taken in')
    if (joined.is === 'joined') joined.undo()
    expect(store.values()[key]).toBe('left out')
  })

  it('changes nothing where the answers have brought it', () => {
    const store = start({ remark: 'x' })
    expect(joinCertificate(makeForm({ papers }), store)).toEqual({ is: 'in the set already' })
    expect(store.values()[key]).toBeUndefined()
  })

  it('says where the set has none', () => {
    expect(joinCertificate(makeForm(), start({}))).toEqual({ is: 'wanting' })
  })
})
