import {
  clearLine,
  createProgress,
  describeTime,
  drawBar,
  type Screen,
  showLine,
} from '../importing/progress.ts'
import { createRate } from '../importing/rate.ts'
import type { FillingScreen } from './fill.ts'

const megabyte = 1024 * 1024

/** A filling on a terminal; elsewhere a line every ten seconds. */
export function openFillingBar(screen: Screen): FillingScreen & { finish: () => void } {
  const every = screen.isTTY ? 200 : 10_000
  let measure: ReturnType<typeof createRate> | undefined
  let shownAt = Date.now()
  return {
    list: () => showLine(screen, 'Looking for what there is ...'),
    download({ done, total }) {
      measure ??= createRate(Date.now, done)
      const share = total > 0 ? Math.min(1, done / total) : 1
      const { rate, secondsLeft } = measure(done, share)
      if (Date.now() - shownAt < every) return
      shownAt = Date.now()
      const far = `${inMegabytes(done)} of ${inMegabytes(total)} MB  ${inMegabytes(rate)} MB/s`
      showLine(screen, `${drawBar(share, screen)}${far}  ${describeTime(secondsLeft)}`)
    },
    openImport: given => createProgress({ ...given, screen }),
    finish: () => clearLine(screen),
  }
}

function inMegabytes(bytes: number): string {
  const megabytes = bytes / megabyte
  return megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes).toLocaleString('en-IN')
}
