import type { FillingProgress } from '#shared/contract/library.ts'
import { createRate } from '../importing/rate.ts'
import type { Report } from '../importing/report.ts'
import type { FillingScreen } from './fill.ts'

const tellEvery = 500
/** A work that stands still tells nothing: its rate falls all the same. */
const lookAgainEvery = 5000
const mostExamples = 20

const nothingYet: FillingProgress = {
  step: 'listing',
  ...{ done: 0, total: 0, unit: 'bytes', rate: 0, secondsLeft: null },
  counts: { imported: 0, replaced: 0, joined: 0, unchanged: 0, skipped: 0 },
  leftOut: [],
}

/** Follows a filling for those who look at it from elsewhere: tells at most twice in a second, and of every new step at once. */
export function followFilling(tell: (progress: FillingProgress) => void) {
  let progress = nothingYet
  let toldAt = 0
  let later: NodeJS.Timeout | undefined

  function change(next: Partial<FillingProgress>) {
    const isNewStep = next.step !== undefined && next.step !== progress.step
    progress = { ...progress, ...next }
    const wait = isNewStep ? 0 : toldAt + tellEvery - Date.now()
    if (wait <= 0) return tellNow()
    later ??= setTimeout(tellNow, wait).unref()
  }

  function tellNow() {
    clearTimeout(later)
    later = undefined
    toldAt = Date.now()
    tell(progress)
  }

  let lookAgain = () => {}
  const looking = setInterval(() => lookAgain(), lookAgainEvery).unref()

  function begin(step: FillingProgress['step'], size: Partial<FillingProgress> = {}) {
    lookAgain = () => {}
    change({ step, done: 0, total: 0, rate: 0, secondsLeft: null, ...size })
  }

  let measureBytes: ReturnType<typeof createRate> | undefined
  const screen: FillingScreen = {
    list: () => begin('listing'),
    download({ done, total }) {
      measureBytes ??= createRate(Date.now, done)
      const measured = measureBytes(done, total > 0 ? done / total : 1)
      change({ step: 'downloading', unit: 'bytes', done, total, ...measured })
      lookAgain = () => screen.download({ done, total })
    },
    openImport({ size, bytesRead }) {
      begin('reading', size)
      const measure = createRate()
      const look = (report: Report) => {
        const judgments = report.done()
        const done = size.unit === 'bytes' ? (bytesRead?.() ?? 0) : judgments
        const total = Math.max(size.total, done)
        const measured = measure(judgments, total > 0 ? done / total : 1)
        change({ step: 'reading', unit: size.unit, done, total, ...measured, ...summarize(report) })
        lookAgain = () => look(report)
      }
      return { update: look, publish: () => begin('publishing'), finish: () => {} }
    },
  }

  return {
    screen,
    wait: () => begin('waiting'),
    /** As it ended. */
    conclude(report: Report | undefined, missing: readonly number[]): FillingProgress {
      clearTimeout(later)
      clearInterval(looking)
      const { counts, leftOut } = report ? summarize(report) : progress
      const noYear = {
        reason: 'no_year' as const,
        count: missing.length,
        examples: missing.map(String).slice(0, mostExamples),
      }
      return {
        ...progress,
        ...{ counts, rate: 0, secondsLeft: null },
        leftOut: missing.length > 0 ? [...leftOut, noYear] : leftOut,
      }
    },
  }
}

/** The most frequent reason first. */
function summarize({ counts, skipped }: Report): Pick<FillingProgress, 'counts' | 'leftOut'> {
  const groups = Map.groupBy(skipped, ({ skip }) => skip.reason)
  const leftOut = [...groups].map(([reason, items]) => ({
    reason,
    count: items.length,
    examples: items
      .slice(0, mostExamples)
      .map(({ label, skip }) => (skip.detail ? `${label}: ${skip.detail}` : label)),
  }))
  return { counts: { ...counts }, leftOut: leftOut.sort((one, other) => other.count - one.count) }
}
