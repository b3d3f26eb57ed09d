import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Table } from '@lancedb/lancedb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { writeRow } from './layout.ts'
import { choosePieces, joinPieces, planPieces } from './pieces.ts'
import { isOneOf, openTable } from './table.ts'

describe('pieces that are put together', () => {
  const sizes = (rows: number[]) =>
    choosePieces(rows.map(length => ({ length }))).map(list => list.map(({ length }) => length))

  it('are eight or more of about the same size', () => {
    const [ones, tens] = [Array.from({ length: 8 }, (_, at) => (at % 7) + 1), [10, 63, 8, 9, 10, 11, 12]]
    expect(sizes([35_000, ...tens, ...ones])).toEqual([ones])
    expect(sizes([35_000, ...tens, 13, ...ones])).toEqual([[...tens, 13], ones])
    expect(sizes([35_000, ...tens, ...ones.slice(1)])).toEqual([])
  })

  it('are not those of many judgments, and are never too much at once', () => {
    expect(sizes(Array.from({ length: 20 }, () => 512))).toEqual([])
    expect(sizes(Array.from({ length: 9 }, () => 500))).toEqual([
      [500, 500, 500, 500],
      [500, 500, 500, 500],
    ])
  })
})

describe('putting small pieces of a table together', () => {
  let folder = ''
  let table: Table

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'munshi-pieces-'))
    table = await openTable(folder)
  })
  afterEach(() => {
    table.close()
    rmSync(folder, { recursive: true })
  })

  const rows = (from: number, to: number, text = 'Bail.') =>
    Array.from({ length: to - from }, (_, at) => writeRow(makeJudgment(`case-${from + at}`, { text })))
  const joinSmall = async () => joinPieces(table, (await planPieces(table)).lists)
  const files = () => readdirSync(path.join(folder, 'judgments.lance', 'data'))
  const countPieces = async () => (await table.stats()).fragmentStats.numFragments
  async function read() {
    const all = await table.query().toArray()
    return new Map(all.map(row => [row.id as string, JSON.stringify(row)])) // columns of our own table
  }

  it('keeps every judgment as it is, and moves no large piece', async () => {
    await table.add(rows(0, 600))
    const [large] = files()
    for (let from = 600; from < 624; from += 3) await table.add(rows(from, from + 3, 'जमानत और "dacoity".'))
    await table.delete(isOneOf(['case-5', 'case-601']))
    await table.add(rows(5, 6, 'Refused.'))
    const before = await read()
    await joinSmall()
    expect(await countPieces()).toBe(2)
    expect(await read()).toEqual(before)
    expect(before.size).toBe(623)
    expect(files()).toContain(large)
  })

  it('leaves few of them, however many batches there were', async () => {
    for (let at = 0; at < 200; at += 1) {
      await table.add(rows(at, at + 1))
      await joinSmall()
      expect(await countPieces()).toBeLessThanOrEqual(7 + 7 + 3)
    }
    expect(await table.countRows()).toBe(200)
  }, 60_000)

  it('is more work than writing the whole table when they are more than half of it', async () => {
    for (let from = 0; from < 8; from += 1) await table.add(rows(from, from + 1))
    expect(await planPieces(table)).toMatchObject({ isDear: true })
    await table.add(rows(8, 16))
    expect(await planPieces(table)).toMatchObject({ isDear: false })
  })
})
