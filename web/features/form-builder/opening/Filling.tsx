import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { listDraftsCall } from '#shared/contract/drafts.ts'
import type { FormView } from '#shared/contract/forms.ts'
import { useAnswers } from '#web/answers.ts'
import { queryClient } from '#web/api.ts'
import { query } from '#web/calls.ts'
import { type DraftSession, openDraftSession } from '#web/features/drafts/model/draft-session.ts'
import { dropAnswers, openAnswerStorage } from '#web/features/drafts/model/kept-answers.ts'
import { newUuid } from '#web/features/drafts/model/new-uuid.ts'
import { useMessages } from '#web/messages.ts'
import { userQuery } from '#web/session.ts'
import { notify } from '#web/ui/toast-store.ts'
import { BuilderScreen } from '../BuilderScreen.tsx'
import { AnnexureStep, LawChanged } from '../later-parts.ts'
import { builderMessages } from '../messages.ts'
import { ConflictPanel } from '../saving/ConflictPanel.tsx'
import { SaveStatus } from '../saving/SaveStatus.tsx'
import { suggestTitle } from '../saving/suggest-title.ts'
import { WithdrawnNotice } from './FormWithdrawn.tsx'
import type { FillingStart } from './prepare-filling.ts'
import { tellSaved } from './tell-saved.ts'

type FillingProps = { start: FillingStart; form: FormView; onSaved: (draftId: number) => void }

/**
 * The builder with an account: answers are always saved on this device, and in the drafts after the first
 * Save.
 */
export function Filling({ start, form, onSaved }: FillingProps) {
  const say = useMessages(builderMessages)
  const { sayRule } = useAnswers()
  const navigate = useNavigate()
  const [session, setSession] = useState<DraftSession>()
  const [isSaving, setIsSaving] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one session for one start; the callbacks of later renders do the same
  useEffect(() => {
    const opened = openSession(start, form, draftId => {
      onSaved(draftId)
      void navigate({
        to: '/form-builder/{-$id}',
        params: { id: String(form.id) },
        search: { draft: draftId },
        replace: true,
        resetScroll: false, // the page stays at the answer that is missing
      })
    })
    setSession(opened)
    if (start.isWanted) opened.save()
    return opened.close
  }, [start])
  useSessionEvents(session)

  async function save(missing: number) {
    if (!session || isSaving) return
    setIsSaving(true)
    const state = await session.save()
    setIsSaving(false)
    notify(tellSaved(state, missing, say, sayRule))
  }

  return (
    <BuilderScreen
      form={form}
      store={start.store}
      prefilled={start.prefilled}
      back={{ to: { to: '/forms' }, label: say('legalForms') }}
      isSaving={isSaving}
      onSave={save}
      annexures={
        session ? (
          <Suspense>
            <AnnexureStep form={form} session={session} store={start.store} />
          </Suspense>
        ) : null
      }
      readDraftId={() => session?.read().state.draft?.id}
      status={session ? <SaveStatus session={session} /> : null}
      notices={
        <>
          {form.withdrawn ? <WithdrawnNotice withdrawn={form.withdrawn} /> : null}
          <Suspense>
            <LawChanged kind="form" id={String(form.id)} />
          </Suspense>
          {session ? <ConflictPanel session={session} /> : null}
        </>
      }
    />
  )
}

function openSession(
  { store, state, about, merged }: FillingStart,
  form: FormView,
  onNewDraft: (id: number) => void,
): DraftSession {
  const storage = openAnswerStorage()
  let known = state.draft?.id
  const session = openDraftSession({
    ...{ paper: store, state, about, storage, newKey: newUuid },
    suggestTitle: values => suggestTitle(form, values),
    onSaved({ id }) {
      queryClient.invalidateQueries({ queryKey: query(listDraftsCall).queryKey })
      if (id === known) return
      known = id
      onNewDraft(id)
    },
    onSignedOut: () => void queryClient.invalidateQueries({ queryKey: userQuery.queryKey }),
  })
  session.writeNow()
  if (session.read().isKept) for (const record of merged) dropAnswers(storage, record)
  return session
}

/**
 * Reacts when the network returns, when the user leaves the tab or returns to it, and when the page
 * closes.
 */
function useSessionEvents(session: DraftSession | undefined) {
  useEffect(() => {
    if (!session) return
    function lookAround() {
      if (document.visibilityState === 'hidden') session?.writeNow()
      else session?.refresh()
    }
    window.addEventListener('online', session.goOnline)
    window.addEventListener('focus', lookAround)
    window.addEventListener('pagehide', session.writeNow)
    document.addEventListener('visibilitychange', lookAround)
    return () => {
      window.removeEventListener('online', session.goOnline)
      window.removeEventListener('focus', lookAround)
      window.removeEventListener('pagehide', session.writeNow)
      document.removeEventListener('visibilitychange', lookAround)
    }
  }, [session])
}
