import { existsSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type CaseNumber, isSameCaseNumber } from '#server/law/cases/case-numbers.ts'

/** Finds the ids of the judgments with a case number. */
export type CaseNumbers = { find: (number: CaseNumber) => string[] }

/** A judgment with the numbers of its case: most have one, connected appeals have several. */
export type Numbered = [id: string, numbers: CaseNumber[]]

const numberFile = z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.int(), z.int()]))]))

export function numberFileName(version: number): string {
  return `numbers-${version}.json`
}

export async function writeNumbers(folder: string, version: number, numbered: readonly Numbered[]) {
  const file = path.join(folder, numberFileName(version))
  const rows = numbered.map(([id, numbers]) => [id, numbers.map(one => [one.kind, one.number, one.year])])
  await writeFile(`${file}.new`, JSON.stringify(rows))
  await rename(`${file}.new`, file)
}

/** The file is read at the first look-up, because most searches have no case number. */
export function openNumbers(folder: string, version: number): CaseNumbers {
  const file = path.join(folder, numberFileName(version))
  let byNumber: Map<string, Placed[]> | null = null
  return {
    find(wanted) {
      if (!byNumber && !existsSync(file)) return []
      byNumber ??= loadNumbers(file)
      const found = byNumber.get(keyOf(wanted)) ?? []
      const meant = found.filter(({ number }) => isSameCaseNumber(number, wanted))
      const exact = meant.filter(({ number }) => number.kind === wanted.kind)
      return [...new Set([...exact, ...meant].map(({ id }) => id))]
    },
  }
}

type Placed = { id: string; number: CaseNumber }

function loadNumbers(file: string): Map<string, Placed[]> {
  const rows = numberFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  const placed = rows.flatMap(([id, numbers]) =>
    numbers.map(([kind, number, year]): Placed => ({ id, number: { kind, number, year } })),
  )
  return Map.groupBy(placed, ({ number }) => keyOf(number))
}

function keyOf({ number, year }: CaseNumber): string {
  return `${number}/${year}`
}
