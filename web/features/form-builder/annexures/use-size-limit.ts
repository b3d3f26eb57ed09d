import type { CourtView } from '#shared/contract/courts.ts'
import { isSizeLimit, sizeLimitKey } from '#shared/set-choices.ts'
import type { AnswerStore } from '../answer-store.ts'
import { useAnswer } from '../builder-context.ts'

export type SizeLimitKnown = {
  /** Undefined where nobody knows it. */
  megabytes: number | undefined
  typed: string
  /** What is known of the court. */
  ofCourt: CourtView['upload']
  type: (megabytes: string) => void
}

/** The largest file that the court takes: as typed, saved with the answers, or as it is known of the court. */
export function useSizeLimit(store: AnswerStore, court: CourtView | undefined): SizeLimitKnown {
  const answer = useAnswer(store, { name: sizeLimitKey })
  const typed = isSizeLimit(answer) ? answer : ''
  const ofCourt = court?.upload
  return {
    megabytes: typed === '' ? ofCourt?.megabytes : Number(typed),
    typed,
    ofCourt,
    type: next => store.setAnswer({ name: sizeLimitKey }, isSizeLimit(next) ? next : ''),
  }
}
