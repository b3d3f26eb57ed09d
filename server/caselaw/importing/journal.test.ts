import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openJournal } from './journal.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-journal-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = () => path.join(folder, 'journal.jsonl')

it('what was appended is there after opening again, the latest of each item', () => {
  const journal = openJournal(folder)
  journal.append([
    { key: 'a', print: '1', id: 'x' },
    { key: 'b', print: '1', skipped: { reason: 'damaged' } },
  ])
  journal.append([{ key: 'a', print: '2', id: 'y' }])
  journal.close()
  const again = openJournal(folder)
  expect([again.get('a')?.id, again.get('b')?.skipped?.reason, again.get('c')]).toEqual([
    'y',
    'damaged',
    undefined,
  ])
  again.close()
})

it('a line that a crash cut off is dropped, and the next one does not grow onto it', () => {
  const journal = openJournal(folder)
  journal.append([{ key: 'a', print: '1', id: 'x' }])
  journal.close()
  appendFileSync(file(), '{"key":"b","pri')
  const again = openJournal(folder)
  again.append([{ key: 'c', print: '1', id: 'z' }])
  again.close()
  expect(readFileSync(file(), 'utf8').split('\n')).toHaveLength(3)
  const last = openJournal(folder)
  expect([last.get('a')?.id, last.get('b'), last.get('c')?.id]).toEqual(['x', undefined, 'z'])
  last.close()
})

it('knows what was written since the last publication', () => {
  const journal = openJournal(folder)
  journal.append([{ key: 'a', print: '1', id: 'x' }])
  expect(journal.isDirty()).toBe(true)
  journal.markPublished()
  journal.append([{ key: 'b', print: '1', id: 'y' }])
  journal.close()
  const again = openJournal(folder)
  expect([again.isDirty(), again.isUnpublished('a'), again.isUnpublished('b')]).toEqual([true, false, true])
  again.markPublished()
  expect(again.isDirty()).toBe(false)
  again.close()
})
