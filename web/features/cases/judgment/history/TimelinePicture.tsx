import { Link } from '@tanstack/react-router'
import type { HistoryPoint } from '#shared/contract/case-pictures.ts'
import { useMessages } from '#web/messages.ts'
import type { Tone } from '#web/ui/Badge.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { caseMessages, type SayCase, treatmentKeys } from '../../shared/messages.ts'
import { treatmentTones } from '../../shared/treatment-tones.ts'
import type { Dot, HistoryPicture } from './lay-out-history.ts'

type TimelinePictureProps = {
  picture: HistoryPicture
  /** The point that is pointed at, in the list or here. */
  active: number | null
  onPoint: (at: number | null) => void
  onOpen: () => void
}

const rowHeight = 20
const footHeight = 26
const inks: Record<Tone, string> = {
  seal: 'text-seal-ink',
  brass: 'text-brass-ink',
  bench: 'text-bench-ink',
  neutral: 'text-muted',
}

/**
 * The list below has all of it in words, so screen readers and the Tab key pass this over. Widths are shares and
 * heights are pixels: on a phone the letters keep their size.
 */
export function TimelinePicture({ picture, active, onPoint, onOpen }: TimelinePictureProps) {
  const word = useMessages(caseMessages)
  const { dots, ticks, rows, decided } = picture
  const line = rows * rowHeight + 8
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={line + footHeight}
      className="history-picture mb-4 block overflow-visible font-sans"
    >
      <line x1="0" x2="100%" y1={line} y2={line} className="stroke-edge" strokeWidth="1.5" />
      {ticks.map(({ year, x }) => (
        <text
          key={year}
          x={percent(x)}
          y={line + 20}
          textAnchor="middle"
          className={joinClasses(
            'fill-current text-xs tabular-nums',
            x === decided ? 'font-bold' : 'text-muted',
          )}
        >
          {year}
        </text>
      ))}
      {ticks.map(({ year, x }) => (
        <line key={year} x1={percent(x)} x2={percent(x)} y1={line} y2={line + 5} className="stroke-edge" />
      ))}
      {decided === null ? null : (
        <rect
          x={percent(decided)}
          y={line - 5}
          width="10"
          height="10"
          transform="translate(-5 0)"
          className="fill-ink"
        />
      )}
      {dots.map(dot => (
        <PointLink key={dot.at} point={dot.point} at={dot.at} onOpen={onOpen}>
          <svg
            x={percent(dot.x)}
            y={line - 14 - dot.row * rowHeight}
            className={joinClasses('cursor-pointer overflow-visible', inks[treatmentTones[dot.point.kind]])}
            onPointerEnter={() => onPoint(dot.at)}
            onPointerLeave={() => onPoint(null)}
          >
            <title>{nameDot(dot, word)}</title>
            <Mark dot={dot} isActive={dot.at === active} />
          </svg>
        </PointLink>
      ))}
    </svg>
  )
}

/** A shape for each colour, for who does not see the difference and for paper. */
function Mark({ dot: { point }, isActive }: { dot: Dot; isActive: boolean }) {
  const tone = treatmentTones[point.kind]
  return (
    <>
      <rect x="-10" y="-10" width="20" height="20" fill="transparent" />
      {isActive ? <circle r="10" className="fill-none stroke-current" strokeWidth="2" /> : null}
      <path
        d={shapes[tone]}
        fill={tone === 'neutral' ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </>
  )
}

function nameDot({ point: { year, kind, title } }: Dot, word: SayCase): string {
  return [year, word(treatmentKeys[kind]), title].join(' · ')
}

const shapes: Record<Tone, string> = {
  seal: 'M-5-5H5V5H-5Z',
  brass: 'M0-6 6 5H-6Z',
  bench: 'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z',
  neutral: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z',
}

type PointLinkProps = { point: HistoryPoint; at: number; onOpen: () => void; children: React.ReactNode }

/** To the sentence in the later judgment, or to what is said of it in the list. */
function PointLink({ point: { caseId, told }, at, onOpen, children }: PointLinkProps) {
  if (caseId === null)
    return (
      <a href={`#${pointId(at)}`} tabIndex={-1} onClick={onOpen}>
        {children}
      </a>
    )
  return (
    <Link to="/case-law/$id" params={{ id: caseId }} hash={told?.paragraphId ?? ''} tabIndex={-1}>
      {children}
    </Link>
  )
}

export function pointId(at: number): string {
  return `history-${at + 1}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
