import type { FormView } from '#shared/contract/forms.ts'
import { countAnswers } from '#web/features/drafts/model/compare-answers.ts'
import type { KeptAnswers } from '#web/features/drafts/model/kept-answers.ts'
import { formatRelativeTime } from '#web/relative-time.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'

type ContinueOfferProps = {
  form: FormView
  kept: KeptAnswers
  onContinue: () => void
  onStartAfresh: () => void
}

/** Answers of an earlier visit that were never saved: nothing is thrown away, and nothing returns unasked. */
export function ContinueOffer({ form, kept, onContinue, onStartAfresh }: ContinueOfferProps) {
  const count = countAnswers(kept.values)
  return (
    <section className="mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center px-4 py-10 sm:px-6">
      <PageTitle title={form.titles[kept.language]} />
      <Card>
        <p className="text-sm text-muted">{form.titles[kept.language]}</p>
        <h1 className="mt-1 text-2xl">You were filling in this form</h1>
        <p className="mt-3">
          {count === 1 ? '1 answer is' : `${count} answers are`} kept on this device, last changed{' '}
          {formatRelativeTime(new Date(kept.keptAt))}, and not saved to your drafts.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={onContinue}>Continue where you left off</Button>
          <Button variant="secondary" onClick={onStartAfresh}>
            Start afresh
          </Button>
        </div>
      </Card>
    </section>
  )
}
