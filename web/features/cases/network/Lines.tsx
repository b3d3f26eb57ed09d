import type { Neighbour } from '#shared/contract/case-pictures.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { treatmentTones } from '../shared/treatment-tones.ts'

type LinesProps = { neighbours: readonly Neighbour[]; towards: 'left' | 'right' }

const strokes = {
  seal: 'stroke-seal-ink',
  brass: 'stroke-brass-ink',
  bench: 'stroke-bench-ink',
  neutral: 'stroke-edge',
}

/**
 * From each judgment of a side to the middle, on wide screens. The rows beside it are equally high, so it is stretched
 * to their height and nothing is measured; on a phone the lists stand below each other.
 */
export function Lines({ neighbours, towards }: LinesProps) {
  const { length } = neighbours
  if (length === 0) return <span className="max-lg:hidden" />
  const [from, to] = towards === 'right' ? [0, 100] : [100, 0]
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 100 ${length * 100}`}
      preserveAspectRatio="none"
      className="h-full w-full max-lg:hidden"
    >
      {neighbours.map(({ id, kinds: [kind], citedByCount }, at) => (
        <path
          key={id}
          d={`M${from} ${at * 100 + 50}C50 ${at * 100 + 50} 50 ${length * 50} ${to} ${length * 50}`}
          vectorEffect="non-scaling-stroke"
          strokeWidth={1 + Math.min(3, Math.log10(1 + citedByCount))}
          className={joinClasses('fill-none', strokes[kind ? treatmentTones[kind] : 'neutral'])}
        />
      ))}
    </svg>
  )
}
