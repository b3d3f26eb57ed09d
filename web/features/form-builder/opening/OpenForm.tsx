import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAnswers } from '#web/answers.ts'
import { formQuery } from '#web/features/forms/queries.ts'
import { useMessages } from '#web/messages.ts'
import { useUser } from '#web/session.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { builderMessages } from '../messages.ts'
import { useIsDocumentReady } from '../preview/use-document-part.ts'
import { draftQuery, isMissing } from '../queries.ts'
import { BuilderSkeleton } from './BuilderSkeleton.tsx'
import { ContinueOffer } from './ContinueOffer.tsx'
import { Filling } from './Filling.tsx'
import { DraftNotFound, FormNotFound } from './FormNotFound.tsx'
import { FormWithdrawn } from './FormWithdrawn.tsx'
import { prepareFilling } from './prepare-filling.ts'
import { useKeptAnswers } from './use-kept-answers.ts'

type OpenFormProps = { id: number; draftId: number | undefined; onSaved: (draftId: number) => void }

/** Loads the form, the stored draft and the answers kept on this device, and passes them to the builder. */
export function OpenForm({ id, draftId, onSaved }: OpenFormProps) {
  const user = useUser()
  const navigate = useNavigate()
  const [openedAs] = useState(draftId)
  const form = useQuery(formQuery(id))
  const draft = useQuery(draftQuery(openedAs))
  const isDocumentReady = useIsDocumentReady()
  const kept = useKeptAnswers(user.id, id, openedAs)
  const [filling, setFilling] = useState<ReturnType<typeof prepareFilling>>()
  const elsewhere = draft.data && draft.data.formId !== id ? draft.data : undefined

  useEffect(() => {
    if (!elsewhere) return
    const params = { id: String(elsewhere.formId) }
    void navigate({ to: '/form-builder/{-$id}', params, search: { draft: elsewhere.id }, replace: true })
  }, [elsewhere, navigate])

  if (filling && form.data) return <Filling start={filling} form={form.data} onSaved={onSaved} />
  if (isMissing(form.error)) return <FormNotFound />
  if (isMissing(draft.error)) return <DraftNotFound formId={id} />
  const failed = [form, draft].find(query => query.isError)
  if (failed) return <FailedToOpen error={failed.error} onRetry={() => failed.refetch()} />
  if (
    !form.data ||
    draft.data === undefined ||
    draft.isFetching ||
    elsewhere ||
    !kept.records ||
    !isDocumentReady
  )
    return <BuilderSkeleton />

  const [offered] = kept.records
  const about = { form: form.data, user, draft: draft.data }
  const begin = (records: typeof kept.records) => setFilling(prepareFilling({ ...about, records }))
  if (form.data.withdrawn && !draft.data && !offered) return <FormWithdrawn form={form.data} />
  if (draft.data || !offered) {
    begin(kept.records)
    return <BuilderSkeleton />
  }
  return (
    <ContinueOffer
      form={form.data}
      kept={offered}
      onContinue={() => begin([offered])}
      onStartAfresh={() => {
        kept.discard(offered, () => setFilling(undefined)) // offered again; what was begun meanwhile is kept too
        if (!about.form.withdrawn) begin([])
      }}
    />
  )
}

function FailedToOpen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = useMessages(builderMessages)
  const { sayFailure } = useAnswers()
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6">
      <ErrorState
        title={say('formNotFetched')}
        message={sayFailure(error, say('checkConnection'))}
        onRetry={onRetry}
      />
    </div>
  )
}
