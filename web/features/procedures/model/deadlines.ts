import type { GuideDeadline, ProcedureStep } from '#shared/contract/procedures.ts'
import { computeLimitation, type Exclusion, type LimitationAnswer } from '#shared/law/limitation.ts'
import { addDays, type Day } from '#shared/templates/dates.ts'

export type ComputedDeadline = {
  step: number
  deadline: GuideDeadline
  /** The day it runs from. */
  from: Day
  /** The last day, or for 'from' the first on which one may act. */
  day: Day
  /** The end of the longest extension. */
  latest: Day | undefined
  excluded: readonly Exclusion[]
  pandemic: boolean
  isSunday: boolean
}

type Typed = { days: ReadonlyMap<string, Day>; exclusions: readonly Exclusion[] }

/** Every deadline whose day was typed, in the order of the steps. */
export function computeDeadlines(steps: readonly ProcedureStep[], typed: Typed): ComputedDeadline[] {
  const computed = new Map<string, ComputedDeadline>()
  for (const { step, deadlines = [] } of steps)
    for (const deadline of deadlines) {
      const from = findStart(deadline, typed.days, computed)
      if (from) computed.set(deadline.id, { step, ...computeDeadline(deadline, from, typed.exclusions) })
    }
  return [...computed.values()]
}

/** After a deadline of another side the time begins on the next day: NI Act, ss. 138 and 142. */
function findStart(
  { day, after }: GuideDeadline,
  days: Typed['days'],
  computed: ReadonlyMap<string, ComputedDeadline>,
): Day | undefined {
  if (day !== undefined) return days.get(day)
  const last = after === undefined ? undefined : computed.get(after)
  return last && addDays(last.day, 1)
}

function computeDeadline(
  deadline: GuideDeadline,
  from: Day,
  exclusions: readonly Exclusion[],
): Omit<ComputedDeadline, 'step'> {
  const { kind, duration, more, fromMonthEnd } = deadline
  const excluded = exclusions.filter(({ ground }) => deadline.exclusions.includes(ground))
  const start = startOf(deadline, from)
  const first = computeLimitation({ duration, from: start, exclusions: excluded, fromMonthEnd })
  const end = settleEnd(first, deadline)
  const extended = more && computeLimitation({ duration: more, from: end, exclusions: [], fromMonthEnd })
  return {
    deadline,
    from,
    day: kind === 'from' ? addDays(end, 1) : end,
    latest: extended ? extended.ordinary : undefined,
    excluded,
    pandemic: suspends(deadline) && first.pandemic,
    isSunday: kind === 'by' && first.endsOnSunday,
  }
}

function startOf({ countsFirstDay }: GuideDeadline, from: Day): Day {
  return countsFirstDay ? addDays(from, -1) : from
}

function settleEnd({ ordinary, lastDay, excluded }: LimitationAnswer, deadline: GuideDeadline): Day {
  if (suspends(deadline)) return lastDay
  const days = excluded.reduce((sum, exclusion) => sum + exclusion.days, 0)
  return addDays(ordinary, days)
}

/**
 * The order on the time of the pandemic is about filing in court. It gave the police no longer for a charge-sheet:
 * S. Kasi v. State, 19 June 2020.
 */
function suspends({ kind }: GuideDeadline): boolean {
  return kind === 'by'
}
