import type {
  FillingProgress,
  FillingSource,
  FillingState,
  LeftOutReason,
  LibraryView,
} from '#shared/contract/library.ts'
import type { Tone } from '#web/ui/Badge.tsx'
import type { LibrarySay } from './messages.ts'

type Courts = LibraryView['sources']['highCourts']['courts']

export const stateTones: Record<FillingState, Tone> = {
  running: 'bench',
  stopping: 'brass',
  stopped: 'brass',
  failed: 'seal',
  done: 'neutral',
}

export function nameSource(say: LibrarySay, source: FillingSource, courts: Courts): string {
  if (source.kind === 'folder') return source.folder
  const years = source.from === source.to ? String(source.from) : `${source.from}–${source.to}`
  if (source.kind === 'supreme-court') return say('supremeCourtOf', { years })
  const court = courts.find(({ code }) => code === source.court)?.name ?? source.court
  return say('courtOf', { court, years })
}

/** From 0 to 1; null where it is not known how far a step is. */
export function shareOf({ step, done, total }: FillingProgress): number | null {
  if (step !== 'downloading' && step !== 'reading') return null
  return total > 0 ? Math.min(1, done / total) : null
}

export function describeStep(say: LibrarySay, { step, done, total, unit }: FillingProgress): string {
  if (step === 'downloading') return say('downloading', { done: formatSize(done), total: formatSize(total) })
  if (step !== 'reading') return say(`step-${step}`)
  if (unit === 'bytes') return say('readingBytes', { done: formatSize(done), total: formatSize(total) })
  return say('reading', { done: formatNumber(done), total: formatNumber(total) })
}

/** Empty while nothing is known yet. */
export function describeSpeed(say: LibrarySay, { step, rate, secondsLeft }: FillingProgress): string {
  if (rate <= 0 || (step !== 'downloading' && step !== 'reading')) return ''
  const speed =
    step === 'downloading'
      ? say('speedBytes', { rate: formatSize(rate) })
      : say('speedJudgments', {
          rate: formatNumber(rate < 10 ? Math.round(rate * 10) / 10 : Math.round(rate)),
        })
  return secondsLeft === null ? speed : `${speed}, ${describeTimeLeft(say, secondsLeft)}`
}

export function describeTimeLeft(say: LibrarySay, seconds: number): string {
  if (seconds < 60) return say('secondsLeft')
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return say('minutesLeft', { minutes })
  return say('hoursLeft', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

export function sayReason(say: LibrarySay, reason: LeftOutReason): string {
  return say(`left-${reason}`)
}

export function formatNumber(number: number): string {
  return number.toLocaleString('en-IN')
}

const units = ['B', 'KB', 'MB', 'GB', 'TB']

export function formatSize(bytes: number): string {
  const power = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1)
  const amount = bytes / 1024 ** power
  const digits = power === 0 || amount >= 100 ? 0 : 1
  return `${amount.toLocaleString('en-IN', { maximumFractionDigits: digits })} ${units[power]}`
}
