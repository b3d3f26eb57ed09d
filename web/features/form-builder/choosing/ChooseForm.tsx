import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAnswers } from '#web/answers.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useFacts } from '#web/features/forms/model/use-facts.ts'
import { formTitlesQuery } from '#web/features/forms/queries.ts'
import { NothingFound } from '#web/features/nearest/parts/NothingFound.tsx'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { builderMessages } from '../messages.ts'
import { popularFormsQuery } from '../queries.ts'
import { FormPicker } from './FormPicker.tsx'
import { useSettled } from './use-settled.ts'

const pause = 500

/** /form-builder without a form: choose one. */
export function ChooseForm() {
  const say = useMessages(builderMessages)
  const { sayFailure } = useAnswers()
  const forms = useQuery(formTitlesQuery)
  const [typed, setTyped] = useState<string>()
  const missing = useSettled(typed ?? '', pause)
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-7xl flex-col gap-10 px-4 py-8 sm:px-6 sm:py-12">
      <PageTitle title={say('formBuilder')} />
      <header className="max-w-2xl">
        <h1 className="text-2xl">{say('formBuilder')}</h1>
        <p className="mt-2 text-muted">{say('chooseLead')}</p>
      </header>
      {forms.isPending ? <Skeleton count={3} className="h-28" /> : null}
      {forms.isError ? (
        <ErrorState
          title={say('formsNotFetched')}
          message={sayFailure(forms.error, say('checkConnection'))}
          onRetry={() => forms.refetch()}
        />
      ) : null}
      {forms.data ? (
        <>
          <FormPicker forms={forms.data} onNothing={setTyped} />
          {missing ? <NothingFound search={missing} place="form-builder" /> : null}
          <PopularForms />
        </>
      ) : null}
    </div>
  )
}

function PopularForms() {
  const say = useMessages(builderMessages)
  const facts = useFacts()
  const language = useLanguage()
  const forms = useQuery(popularFormsQuery).data ?? []
  if (forms.length === 0) return null
  return (
    <section aria-labelledby="popular-forms">
      <h2 id="popular-forms" className="text-xl">
        {say('popularForms')}
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {forms.map(form => (
          <li key={form.id} className="flex flex-col rounded-md border border-rule bg-sheet p-5 shadow-sheet">
            <h3 className="text-lg">{form.titles[language]}</h3>
            <p className="mt-1 flex-1 text-sm text-muted">{form.descriptions[language]}</p>
            <p className="mt-3 flex flex-wrap gap-2">
              <Badge tone="bench">{facts.sayBadge(form.courtType)}</Badge>
              {form.estimatedTime ? <Badge tone="brass">{facts.sayTime(form.estimatedTime)}</Badge> : null}
            </p>
            <ButtonLink
              to="/form-builder/{-$id}"
              params={{ id: String(form.id) }}
              className="mt-4"
              aria-label={say('startFormNamed', { title: form.titles[language] })}
            >
              {say('startForm')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
