import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { type CourtView, listCourtsCall } from '#shared/contract/courts.ts'
import type { FormView } from '#shared/contract/forms.ts'
import { isLayout, layoutKey } from '#shared/set-choices.ts'
import { query } from '#web/calls.ts'
import { useSession } from '#web/session.ts'
import type { AnswerStore } from '../answer-store.ts'
import { type Layout, useAnswer } from '../builder-context.ts'
import { chooseLayout } from '../downloads/layouts.ts'
import { asksForCourt, findCourt } from './find-court.ts'
import { layoutOfCourt } from './ways-of-court.ts'

const courtsQuery = { ...query(listCourtsCall), staleTime: Number.POSITIVE_INFINITY, retry: false }
const none: CourtView[] = []

/** What is known of courts; nothing without an account. */
export function useCourts(isWanted = true): readonly CourtView[] {
  const session = useSession()
  const { data = none } = useQuery({ ...courtsQuery, enabled: isWanted && session.state === 'signed-in' })
  return data
}

/** The court that the answers name, once the user stops typing. */
export function useCourt(form: FormView, store: AnswerStore): CourtView | undefined {
  const courts = useCourts(asksForCourt(form))
  return useSyncExternalStore(store.subscribeAtRest, () => findCourt(courts, form, store.values()))
}

/** What somebody chose, or the layout of the court, or that of the form. */
export function useLayout(form: FormView, store: AnswerStore, court: CourtView | undefined): Layout {
  const chosen = useAnswer(store, { name: layoutKey })
  return useMemo(() => {
    const proposed = layoutOfCourt(form, court)?.profile ?? chooseLayout(form.courtProfile)
    return {
      profile: isLayout(chosen) ? chosen : proposed,
      choose: profile => store.setAnswer({ name: layoutKey }, profile),
    }
  }, [form, store, court, chosen])
}
