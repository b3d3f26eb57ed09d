import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { stubStorage } from '#web/testing/memory-storage.ts'
import { isPageBefore, recordPages } from './visited-pages.ts'

afterEach(() => vi.unstubAllGlobals())

function openTab(at: string) {
  const history = createMemoryHistory({ initialEntries: [at] })
  recordPages(history)
  return history
}

it('knows the page before, whatever was searched there and however often this one was replaced', () => {
  stubStorage('sessionStorage')
  const history = openTab('/forms')
  history.replace('/forms?search=bail')
  history.push('/form-builder/2001')
  history.replace('/form-builder/2001?draft=4')
  expect(isPageBefore(history, '/forms')).toBe(true)
  expect(isPageBefore(history, '/drafts')).toBe(false)
})

it('knows it after a reload', () => {
  stubStorage('sessionStorage')
  openTab('/forms?search=bail').push('/form-builder/2001')
  const reloaded = createMemoryHistory({ initialEntries: ['/forms', '/form-builder/2001'], initialIndex: 1 })
  recordPages(reloaded)
  expect(isPageBefore(reloaded, '/forms')).toBe(true)
})

it('does not take the page before that one for it, nor a page of an earlier visit', () => {
  stubStorage('sessionStorage')
  const history = openTab('/forms')
  history.push('/drafts')
  history.push('/form-builder/2001')
  expect(isPageBefore(history, '/forms')).toBe(false)
  expect(isPageBefore(openTab('/form-builder/2001'), '/forms')).toBe(false)
})

it('knows none where nothing can be kept', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const history = openTab('/forms')
  history.push('/form-builder/2001')
  expect(isPageBefore(history, '/forms')).toBe(false)
})
