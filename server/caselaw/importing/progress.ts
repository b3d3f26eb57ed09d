import { createRate } from './rate.ts'
import { format, type Report } from './report.ts'
import type { SourceSize } from './source.ts'

export type Screen = { isTTY?: boolean; columns?: number; write: (text: string) => unknown }
type Given = {
  size: SourceSize
  /** Needed when the size is in bytes. */
  bytesRead?: () => number
}
type Options = Given & { screen: Screen; now?: () => number }

/** Told how far an import has come. */
export type Progress = { update: (report: Report) => void; publish: () => void; finish: () => void }
export type OpenProgress = (given: Given) => Progress

/** A bar with rate and time left on a terminal; elsewhere a line every ten seconds. */
export function createProgress({ size, bytesRead, screen, now = Date.now }: Options): Progress {
  const every = screen.isTTY ? 200 : 10_000
  const measure = createRate(now)
  let shownAt = now()

  function describe(report: Report): string {
    const judgments = report.done()
    const done = size.unit === 'bytes' ? (bytesRead?.() ?? 0) : judgments
    const share = size.total > 0 ? Math.min(1, done / size.total) : 1
    const { rate, secondsLeft } = measure(judgments, share)
    const of = size.unit === 'bytes' ? '' : ` of ${format(Math.max(size.total, judgments))}`
    const skipped = report.counts.skipped > 0 ? `, ${format(report.counts.skipped)} skipped` : ''
    const speed = rate < 10 ? rate.toFixed(1) : format(Math.round(rate))
    return `${drawBar(share, screen)}${format(judgments)}${of}  ${speed}/s  ${describeTime(secondsLeft)}${skipped}`
  }

  const show = (line: string) => showLine(screen, line)

  return {
    update(report: Report) {
      if (now() - shownAt < every) return
      shownAt = now()
      show(describe(report))
    },
    publish: () => show('Building the word lists and publishing ...'),
    finish: () => clearLine(screen),
  }
}

/** Over the line before it on a terminal. */
export function showLine(screen: Screen, line: string) {
  screen.write(screen.isTTY ? `\r\u001b[K${line.slice(0, (screen.columns || 80) - 1)}` : `${line}\n`)
}

export function clearLine(screen: Screen) {
  if (screen.isTTY) screen.write('\r\u001b[K')
}

const width = 24

export function drawBar(share: number, { isTTY }: Screen): string {
  const percent = `${String(Math.floor(share * 100)).padStart(3)}%  `
  if (!isTTY) return percent
  const filled = Math.round(share * width)
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${percent}`
}

export function describeTime(seconds: number | null): string {
  if (seconds === null) return 'time left not known yet'
  if (seconds < 90) return `${Math.ceil(seconds)} s left`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`
}
