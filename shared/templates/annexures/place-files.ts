import { writeMark } from '#shared/annexures.ts'
import type { Language } from '#shared/languages.ts'
import { formatDay, parseDay } from '../dates.ts'
import { type Annexure, ofDate } from './annexures.ts'

export type BoundAnnexure<F> = { entry: string; mark: string; title: string; files: readonly F[] }

/**
 * Assigns files to the annexures they are copies of. Files that belong to none of them come after these,
 * as further annexures.
 */
export function placeFiles<F extends { entry: string; title: string; writtenOn?: string | null }>(
  annexures: readonly Annexure[],
  files: readonly F[],
  { pattern, language }: { pattern: string; language: Language },
): BoundAnnexure<F>[] {
  const known = annexures.map(annexure => ({
    entry: annexure.entry,
    mark: annexure.mark,
    title: annexure.title.map(({ text }) => text).join(''),
    files: files.filter(file => isCopyOf(file, annexure)),
  }))
  const marked = known.filter(({ mark }) => mark !== '').length
  const further = files
    .filter(file => !annexures.some(annexure => isCopyOf(file, annexure)))
    .map((file, index) => ({
      entry: '',
      mark: writeMark(pattern, marked + index + 1),
      title: `${file.title}${sayDay(file.writtenOn ?? '', language)}`,
      files: [file],
    }))
  return [...known, ...further]
}

function isCopyOf(file: { entry: string }, { entry, was = [] }: Annexure): boolean {
  return file.entry === entry || was.includes(file.entry)
}

/** What an annexure is called: its mark, or its title where it has none. */
export function callAnnexure({ mark, title }: { mark: string; title: string }): string {
  return mark || title
}

/** 'Annexure P-1: Copy of the notice' */
export function describeAnnexure({ mark, title }: { mark: string; title: string }): string {
  return mark ? `${mark}: ${title}` : title
}

function sayDay(written: string, language: Language): string {
  const day = parseDay(written)
  return day ? `${ofDate[language]}${formatDay(day)}` : ''
}
