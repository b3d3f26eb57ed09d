import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Outcome, Settled } from './settle.ts'
import type { Skip, SkipReason, SourceKind } from './source.ts'

const outcomes: readonly Outcome[] = ['imported', 'replaced', 'joined', 'unchanged', 'skipped']

const meanings: Record<Outcome, string> = {
  imported: 'imported',
  replaced: 'replaced: changed since the last import',
  joined: 'joined to landmark judgments as their text',
  unchanged: 'unchanged: there already',
  skipped: 'skipped',
}

const reasons: Record<SkipReason, string> = {
  damaged: 'damaged: cannot be opened',
  no_text: 'no text layer: a scan, to be read by OCR first',
  encrypted: 'encrypted: needs a password',
  empty: 'empty: no words in it',
  too_large: 'too large: over 50 MB, or over 5 MB of text',
  old_word: 'old Word format: to be saved as .docx or PDF first',
  no_file: 'no PDF: the table names it, the source does not hold it',
  no_words: 'no text: neither paragraphs nor headnotes nor a note',
  bad_line: 'not a judgment in our form',
  duplicate: 'duplicate of another in this import',
  too_slow: 'given up after a minute; the next import tries again',
  failed: 'could not be read; the next import tries again',
}

type SkippedItem = { label: string; skip: Skip }

export type Report = {
  counts: Record<Outcome, number>
  skipped: SkippedItem[]
  /** How many items have been settled. */
  done: () => number
  add: (settled: Settled) => void
  finish: (kind: SourceKind, isInterrupted: boolean) => void
  /** Whether anything of the source could be read. */
  hasRead: () => boolean
  write: (options?: { most?: number }) => string
}

export function createReport(): Report {
  const counts = { imported: 0, replaced: 0, joined: 0, unchanged: 0, skipped: 0 }
  const skipped: SkippedItem[] = []
  let heading = ''
  const done = () => outcomes.reduce((sum, outcome) => sum + counts[outcome], 0)
  return {
    counts,
    skipped,
    done,
    add({ outcome, item, skip }) {
      counts[outcome] += 1
      if (skip) skipped.push({ label: item.label, skip })
    },
    finish(kind, isInterrupted) {
      heading = isInterrupted
        ? `Import (${kind}), interrupted: what was read is kept, nothing of it is visible yet. Run the same command to go on.`
        : `Import (${kind}), complete.`
    },
    hasRead: () => done() > counts.skipped,
    write: ({ most = Number.POSITIVE_INFINITY } = {}) =>
      [heading, '', ...writeCounts(counts), ...writeSkipped(skipped, most)].join('\n'),
  }
}

function writeCounts(counts: Record<Outcome, number>): string[] {
  return outcomes.map(outcome => `${format(counts[outcome]).padStart(10)}  ${meanings[outcome]}`)
}

/** Grouped by reason, the most frequent first, with at most `most` items of each. */
function writeSkipped(skipped: readonly SkippedItem[], most: number): string[] {
  const groups = Object.entries(Object.groupBy(skipped, ({ skip }) => skip.reason))
  groups.sort(([, one], [, other]) => (other?.length ?? 0) - (one?.length ?? 0))
  return groups.flatMap(([reason, items = []]) => [
    '',
    // The keys are the reasons of the skips.
    `${format(items.length)}  ${reasons[reason as SkipReason]}`,
    ...items.slice(0, most).map(({ label, skip }) => `  ${label}${skip.detail ? `: ${skip.detail}` : ''}`),
    ...(items.length > most ? [`  and ${format(items.length - most)} more`] : []),
  ])
}

/** One file for each import, named by its time. */
export function saveReport(folder: string, report: Report): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `report-${new Date().toISOString().replace(/[:.]/g, '-')}.txt`)
  writeFileSync(file, `${report.write()}\n`, { mode: 0o600 })
  return file
}

export function format(number: number): string {
  return number.toLocaleString('en-IN')
}
