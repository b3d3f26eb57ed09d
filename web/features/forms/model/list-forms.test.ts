import { describe, expect, it } from 'vitest'
import { courtTypes } from '#shared/courts.ts'
import { makeForm } from '#web/testing/make-form.ts'
import { filterByCourt, listCourts, takePage } from './list-forms.ts'

const bail = makeForm({ id: 2001, courtType: 'Sessions Court' })
const claim = makeForm({ id: 12001, courtType: 'MACT' })
const deed = makeForm({ id: 7001, courtType: 'Sub-Registrar' })
const forms = [deed, bail, claim]

describe('the court filter', () => {
  it('keeps the forms of one court, in their order', () => {
    expect(filterByCourt(forms, 'MACT')).toEqual([claim])
    expect(filterByCourt(forms, 'all')).toEqual(forms)
    expect(filterByCourt(forms, 'ROC')).toEqual([])
  })

  it('offers its own courts in their order, then the others that loaded forms name, once each', () => {
    expect(listCourts([...forms, claim], 'all')).toEqual([...courtTypes, 'MACT', 'Sub-Registrar'])
  })

  it('still offers the chosen court when a search leaves no form of it', () => {
    expect(listCourts([], 'MACT')).toEqual([...courtTypes, 'MACT'])
    expect(listCourts([], 'High Court')).toEqual([...courtTypes])
  })
})

describe('a page of the list', () => {
  const list = Array.from({ length: 120 }, (_, at) => at + 1)

  it('has fifty forms and goes on with the running number', () => {
    expect(takePage(list, 1)).toMatchObject({ page: 1, pages: 3, first: 1 })
    expect(takePage(list, 3)).toEqual({ items: list.slice(100), page: 3, pages: 3, first: 101 })
  })

  it('is the last one when the list has become shorter, and one where there is nothing', () => {
    expect(takePage(list.slice(0, 60), 3)).toMatchObject({ page: 2, pages: 2, first: 51 })
    expect(takePage([], 2)).toEqual({ items: [], page: 1, pages: 1, first: 1 })
    expect(takePage(list.slice(0, 50), 1).pages).toBe(1)
  })
})
