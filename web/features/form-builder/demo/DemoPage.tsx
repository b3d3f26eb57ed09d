import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { FormView } from '#shared/contract/forms.ts'
import { formOfSet } from '#shared/templates/papers/form-of-set.ts'
import { useAnswers } from '#web/answers.ts'
import { useMessages } from '#web/messages.ts'
import { useSession } from '#web/session.ts'
import { readSite } from '#web/site.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { createAnswerStore } from '../answer-store.ts'
import { BuilderScreen } from '../BuilderScreen.tsx'
import { RegisterInvitation } from '../later-parts.ts'
import { builderMessages } from '../messages.ts'
import { BuilderSkeleton } from '../opening/BuilderSkeleton.tsx'
import { prefill } from '../prefill.ts'
import { useIsDocumentReady } from '../preview/use-document-part.ts'
import { demoFormQuery } from '../queries.ts'

/** The real builder with one form, without an account; typed answers are not stored anywhere. */
export function DemoPage() {
  const say = useMessages(builderMessages)
  const { sayFailure } = useAnswers()
  const form = useQuery(demoFormQuery)
  const isDocumentReady = useIsDocumentReady()
  if (form.data && isDocumentReady) return <DemoBuilder form={form.data} />
  if (form.isPending || form.data) return <BuilderSkeleton />
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6">
      <ErrorState
        title={say('formNotFetched')}
        message={sayFailure(form.error, say('checkConnection'))}
        onRetry={() => form.refetch()}
      />
    </div>
  )
}

function DemoBuilder({ form }: { form: FormView }) {
  const say = useMessages(builderMessages)
  const isSignedIn = useSession().state === 'signed-in'
  const [prefilled] = useState(() => prefill(formOfSet(form), null, new Date()))
  const [store] = useState(() => createAnswerStore(formOfSet(form), { values: prefilled, language: 'en' }))
  const [isInviting, setIsInviting] = useState(false)
  return (
    <>
      <BuilderScreen
        form={form}
        store={store}
        prefilled={prefilled}
        back={
          isSignedIn
            ? { to: { to: '/forms' }, label: say('legalForms') }
            : { to: { to: '/landing' }, label: say('aboutMunshi', { name: readSite().name }) }
        }
        isSaving={false}
        onSave={() => setIsInviting(true)}
        onDocumentRefused={() => setIsInviting(true)}
        status={null}
        notices={
          <Notice tone="brass" title={say('demonstration')}>
            {say('demonstrationLead')}{' '}
            {isSignedIn ? (
              <Link
                to="/form-builder/{-$id}"
                params={{ id: String(form.id) }}
                className="text-bench-ink underline"
              >
                {say('openThisInAccount')}
              </Link>
            ) : (
              say('comesWithAccount')
            )}
          </Notice>
        }
      />
      <Suspense>
        <RegisterInvitation
          open={isInviting}
          formId={form.id}
          isSignedIn={isSignedIn}
          onOpenChange={setIsInviting}
        />
      </Suspense>
    </>
  )
}
