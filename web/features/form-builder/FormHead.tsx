import { FileDown, Info, Save } from 'lucide-react'
import { Suspense } from 'react'
import type { FormView } from '#shared/contract/forms.ts'
import { type Language, languageNames, languages, nativeLanguageNames } from '#shared/languages.ts'
import type { Address } from '#web/address.ts'
import { BackLink } from '#web/BackLink.tsx'
import { contact } from '#web/claims.ts'
import { formatDay } from '#web/dates.ts'
import { useSession } from '#web/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { useBuilder } from './builder-context.ts'
import { FormProcedures } from './later-parts.ts'

type FormHeadProps = {
  /** Somebody is filling it in: what the form is has been read, and is one press away. */
  isFolded: boolean
  back: { to: Address; label: string }
  isSaving: boolean
  onSave: () => void
  onDownload: () => void
}

const languageOptions = languages.map(value => ({
  value,
  label: value === 'en' ? languageNames.en : `${languageNames[value]} · ${nativeLanguageNames[value]}`,
}))

/** What the form is, how far it can be trusted, its language, and the two things done with it. */
export function FormHead({ isFolded, back, isSaving, onSave, onDownload }: FormHeadProps) {
  const { form, store, language } = useBuilder()
  const isSignedIn = useSession().state === 'signed-in'
  return (
    <header className="flex flex-col gap-x-8 gap-y-5 lg:flex-row lg:items-end lg:justify-between">
      <div className="min-w-0 max-w-3xl">
        <BackLink to={back.to}>{back.label}</BackLink>
        <Suspense>{isSignedIn ? <FormProcedures formId={form.id} /> : null}</Suspense>
        <h1 lang={language} className={isFolded ? 'text-xl' : 'text-2xl'}>
          {form.titles[language]}
        </h1>
        {isFolded ? (
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm font-semibold text-bench-ink">
              <Info aria-hidden="true" className="size-4" />
              About this form
            </summary>
            <AboutForm />
          </details>
        ) : (
          <AboutForm />
        )}
      </div>
      <div
        className={joinClasses(
          'flex shrink-0 gap-3 sm:flex-row sm:flex-wrap sm:items-end lg:max-w-sm lg:justify-end',
          isFolded ? 'items-end' : 'flex-col',
        )}
      >
        {form.multiLangContent ? (
          <div className="max-sm:flex-1 sm:w-56">
            <SelectField
              label="Language"
              value={language}
              options={languageOptions}
              onChange={event => store.setLanguage(event.target.value as Language)} // its options are the languages
            />
          </div>
        ) : null}
        <div className="flex gap-3 whitespace-nowrap max-sm:[&>button]:flex-1 max-sm:[&>button]:px-3">
          <Button loading={isSaving} onClick={onSave}>
            {isSaving ? null : <Save aria-hidden="true" className="size-4" />}
            Save Form
          </Button>
          <Button variant="secondary" className={isFolded ? 'max-sm:hidden' : undefined} onClick={onDownload}>
            <FileDown aria-hidden="true" className="size-4" />
            Download PDF
          </Button>
        </div>
      </div>
    </header>
  )
}

function AboutForm() {
  const { form, language } = useBuilder()
  return (
    <>
      <p lang={language} className="mt-2 text-muted">
        {form.descriptions[language]}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Badge tone="bench">{form.courtType}</Badge>
        <Badge>{form.jurisdiction}</Badge>
        {form.estimatedTime ? <Badge tone="brass">{form.estimatedTime}</Badge> : null}
      </p>
      <LawLine form={form} />
    </>
  )
}

function LawLine({ form }: { form: FormView }) {
  const subject = `Error in form ${form.id}: ${form.title}`
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-muted">
      <span>Law checked on {formatDay(form.lawCheckedOn)}</span>
      <span>{form.reviewedBy ? `Reviewed by ${form.reviewedBy}` : 'Not yet reviewed by an advocate'}</span>
      <a
        href={`mailto:${contact.email}?subject=${encodeURIComponent(subject)}`}
        className="inline-flex min-h-11 items-center text-bench-ink underline"
      >
        Report an error
      </a>
    </p>
  )
}
