import { format, type Report } from './report.ts'
import type { SourceSize } from './source.ts'

type Screen = { isTTY?: boolean; columns?: number; write: (text: string) => unknown }
type Options = {
  size: SourceSize
  /** Needed when the size is in bytes. */
  bytesRead?: () => number
  screen: Screen
  now?: () => number
}
type Sample = { at: number; done: number }

/** The rate is of the last 20 seconds: unchanged items pass many times faster than items that are read. */
const window = 20_000

/** A bar with rate and time left on a terminal; elsewhere a line every ten seconds. */
export function createProgress({ size, bytesRead, screen, now = Date.now }: Options) {
  const every = screen.isTTY ? 200 : 10_000
  const samples: Sample[] = [{ at: now(), done: 0 }]
  let shownAt = now()

  function describe(report: Report): string {
    const judgments = report.done()
    const done = size.unit === 'bytes' ? (bytesRead?.() ?? 0) : judgments
    const share = size.total > 0 ? Math.min(1, done / size.total) : 1
    const { rate, left } = measure(share, judgments)
    const of = size.unit === 'bytes' ? '' : ` of ${format(Math.max(size.total, judgments))}`
    const skipped = report.counts.skipped > 0 ? `, ${format(report.counts.skipped)} skipped` : ''
    return `${drawBar(share, screen)}${format(judgments)}${of}  ${rate}/s  ${left}${skipped}`
  }

  function measure(share: number, judgments: number): { rate: string; left: string } {
    const at = now()
    samples.push({ at, done: judgments })
    while (samples.length > 2 && at - (samples[0]?.at ?? at) > window) samples.shift()
    const first = samples[0] ?? { at, done: 0 }
    const rate = at > first.at ? ((judgments - first.done) * 1000) / (at - first.at) : 0
    const seconds = rate > 0 && share > 0 ? (judgments / share - judgments) / rate : Number.NaN
    return { rate: rate < 10 ? rate.toFixed(1) : format(Math.round(rate)), left: describeTime(seconds) }
  }

  function show(line: string) {
    screen.write(screen.isTTY ? `\r\u001b[K${line.slice(0, (screen.columns || 80) - 1)}` : `${line}\n`)
  }

  return {
    update(report: Report) {
      if (now() - shownAt < every) return
      shownAt = now()
      show(describe(report))
    },
    /** For a step that takes time and has no rate. */
    say: show,
    finish: () => {
      if (screen.isTTY) screen.write('\r\u001b[K')
    },
  }
}

const width = 24

function drawBar(share: number, { isTTY }: Screen): string {
  const percent = `${String(Math.floor(share * 100)).padStart(3)}%  `
  if (!isTTY) return percent
  const filled = Math.round(share * width)
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${percent}`
}

function describeTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return 'time left not known yet'
  if (seconds < 90) return `${Math.ceil(seconds)} s left`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`
}
