import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadLibrary } from './library.ts'
import { ContentError } from './problem.ts'

const content = path.join(import.meta.dirname, '../../content')
const kept = ['forms/civil/vakalatnama', 'forms/criminal/anticipatory-bail-sessions']
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-library-'))
  cpSync(content, folder, {
    recursive: true,
    filter: from => {
      const name = path.relative(content, from)
      const isForm = /^forms\/[^/]+\/./.test(name)
      return !name.startsWith('procedures/') && (!isForm || kept.some(form => name.startsWith(form)))
    },
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

function load() {
  return loadLibrary(folder, path.join(folder, 'cache'))
}

function withdraw(instead: string) {
  const file = path.join(folder, 'forms/criminal/anticipatory-bail-sessions/form.yaml')
  const yaml = readFileSync(file, 'utf8').replace(/^withdrawn:.*\n/m, '')
  writeFileSync(file, `withdrawn: { on: 2026-12-01, why: { en: Why, hi: क्यों, mr: का }${instead} }\n${yaml}`)
}

it('a withdrawn form is no longer listed, but drafts of it find it, with the day and the reason', () => {
  expect(load().summaries.map(({ id }) => id)).toEqual([1001, 2002])
  withdraw(', instead: 1001')
  const library = load()
  expect(library.summaries.map(({ id }) => id)).toEqual([1001])
  expect(library.find(2002)).toMatchObject({
    slug: 'anticipatory-bail-sessions',
    withdrawn: { on: '2026-12-01', why: { en: 'Why' }, instead: 1001 },
  })
  expect(load().find(2002)?.withdrawn?.instead).toBe(1001) // from what was kept
})

it('a withdrawn form that leads nowhere stops the start with the file', () => {
  withdraw(', instead: 2999')
  expect(load).toThrow(ContentError)
})
