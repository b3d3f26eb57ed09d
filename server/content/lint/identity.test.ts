import { describe, expect, it } from 'vitest'
import { libraryRules } from './rules.ts'

describe('the lint of the library', () => {
  const entry = { file: 'content/forms/civil/a/form.yaml', id: 1999, slug: 'a' }
  const other = { file: 'content/forms/civil/b/form.yaml', id: 1998, slug: 'b' }

  it('has nothing against two different forms', () => {
    expect(Object.values(libraryRules).flatMap(rule => rule([entry, other]))).toEqual([])
  })

  it('refuses a number used twice', () => {
    const problems = libraryRules.idsAreUnique?.([entry, { ...other, id: 1999 }])
    expect(problems?.[0]).toMatchObject({
      file: other.file,
      message: expect.stringContaining(`taken by ${entry.file}`),
    })
  })

  it('refuses a folder name used twice', () => {
    const problems = libraryRules.slugsAreUnique?.([entry, { ...other, slug: 'a' }])
    expect(problems?.[0]).toMatchObject({
      file: other.file,
      message: expect.stringContaining("'a' is taken"),
    })
  })

  it('refuses to lead from a withdrawn form to one that is withdrawn too, or is not there', () => {
    const why = { en: 'a', hi: 'b', mr: 'c' }
    const leadTo = (instead?: number) => ({ ...entry, withdrawn: { on: '2026-12-01', why, instead } })
    const problemsOf = (instead?: number) =>
      libraryRules.withdrawnFormsLeadToOthers?.([leadTo(instead), other]).map(({ message }) => message)
    expect(problemsOf(other.id)).toEqual([])
    expect(problemsOf()).toEqual([])
    expect(problemsOf(entry.id)).toEqual([expect.stringContaining('is no form that can be begun')])
    expect(problemsOf(9999)).toHaveLength(1)
  })
})
