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
  const known = annexures.map(({ entry, mark, title }) => ({
    entry,
    mark,
    title: title.map(({ text }) => text).join(''),
    files: files.filter(file => file.entry === entry),
  }))
  const marked = known.filter(({ mark }) => mark !== '').length
  const further = files
    .filter(file => !annexures.some(({ entry }) => entry === file.entry))
    .map((file, index) => ({
      entry: '',
      mark: writeMark(pattern, marked + index + 1),
      title: `${file.title}${sayDay(file.writtenOn ?? '', language)}`,
      files: [file],
    }))
  return [...known, ...further]
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
