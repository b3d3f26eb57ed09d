import type { FormView } from '#shared/contract/forms.ts'
import { countAnswers } from '#web/features/drafts/model/compare-answers.ts'
import type { KeptAnswers } from '#web/features/drafts/model/kept-answers.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { formatRelativeTime } from '#web/relative-time.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { deriveQuestionLanguage } from '../builder-context.ts'
import { builderMessages } from '../messages.ts'

type ContinueOfferProps = {
  form: FormView
  kept: KeptAnswers
  onContinue: () => void
  onStartAfresh: () => void
}

/**
 * Offers answers of an earlier visit that were never saved. They are kept, but used only if the user
 * agrees.
 */
export function ContinueOffer({ form, kept, onContinue, onStartAfresh }: ContinueOfferProps) {
  const say = useMessages(builderMessages)
  const language = useLanguage()
  const when = formatRelativeTime(new Date(kept.keptAt), new Date(), language)
  const title = form.titles[deriveQuestionLanguage(language, kept.language)]
  const count = countAnswers(kept.values)
  return (
    <section className="mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center px-4 py-10 sm:px-6">
      <PageTitle title={title} />
      <Card>
        <p className="text-sm text-muted">{title}</p>
        <h1 className="mt-1 text-2xl">{say('wereFilling')}</h1>
        <p className="mt-3">{say('keptHere', { count, when })}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={onContinue}>{say('continueFilling')}</Button>
          <Button variant="secondary" onClick={onStartAfresh}>
            {say('startAfresh')}
          </Button>
        </div>
      </Card>
    </section>
  )
}
