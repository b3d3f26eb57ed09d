import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { FormView } from '#shared/contract/forms.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { useSession } from '#web/session.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { createAnswerStore } from '../answer-store.ts'
import { BuilderScreen } from '../BuilderScreen.tsx'
import { RegisterInvitation } from '../later-parts.ts'
import { BuilderSkeleton } from '../opening/BuilderSkeleton.tsx'
import { prefill } from '../prefill.ts'
import { demoFormQuery } from '../queries.ts'

/** The real builder on one form, without an account; nothing that is typed is stored anywhere. */
export function DemoPage() {
  const form = useQuery(demoFormQuery)
  if (form.data) return <DemoBuilder form={form.data} />
  if (form.isPending) return <BuilderSkeleton />
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6">
      <ErrorState
        title="Failed to fetch form"
        message={deriveErrorMessage(form.error, 'Check the connection and try again.')}
        onRetry={() => form.refetch()}
      />
    </div>
  )
}

function DemoBuilder({ form }: { form: FormView }) {
  const isSignedIn = useSession().state === 'signed-in'
  const [prefilled] = useState(() => prefill(form, null, new Date()))
  const [store] = useState(() => createAnswerStore(form, { values: prefilled, language: 'en' }))
  const [isInviting, setIsInviting] = useState(false)
  return (
    <>
      <BuilderScreen
        form={form}
        store={store}
        prefilled={prefilled}
        back={
          isSignedIn
            ? { to: { to: '/forms' }, label: 'Legal Forms' }
            : { to: { to: '/landing' }, label: 'About Munshi' }
        }
        isSaving={false}
        onSave={() => setIsInviting(true)}
        onDocumentRefused={() => setIsInviting(true)}
        status={null}
        notices={
          <Notice tone="brass" title="A demonstration">
            Type away: nothing is stored. Text and print work here.{' '}
            {isSignedIn ? (
              <Link
                to="/form-builder/{-$id}"
                params={{ id: String(form.id) }}
                className="text-bench-ink underline"
              >
                Open this form in your account
              </Link>
            ) : (
              'PDF, Word and drafts come with an account.'
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
