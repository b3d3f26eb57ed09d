import { FileDown, Info, Save } from 'lucide-react'
import { Suspense } from 'react'
import type { FormView } from '#shared/contract/forms.ts'
import { type Language, languages, nativeLanguageNames } from '#shared/languages.ts'
import type { Address } from '#web/address.ts'
import { BackLink } from '#web/BackLink.tsx'
import { formatDay } from '#web/dates.ts'
import { useFacts } from '#web/features/forms/model/use-facts.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { useSession } from '#web/session.ts'
import { useSite } from '#web/site.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { useBuilder } from './builder-context.ts'
import { languageKeys } from './describe-form.ts'
import { FormProcedures } from './later-parts.ts'
import { type BuilderSay, builderMessages } from './messages.ts'
import { useChooseLanguage } from './use-choose-language.ts'

type FormHeadProps = {
  /** The user is filling in the form, so its description is hidden and can be opened with one click. */
  isFolded: boolean
  back: { to: Address; label: string }
  isSaving: boolean
  onSave: () => void
  onDownload: () => void
}

/** What the form is, how reliable it is, its language, and the buttons Save and Download. */
export function FormHead({ isFolded, back, isSaving, onSave, onDownload }: FormHeadProps) {
  const say = useMessages(builderMessages)
  const { form, questionLanguage } = useBuilder()
  const isSignedIn = useSession().state === 'signed-in'
  return (
    <header className="flex flex-col gap-x-8 gap-y-5 lg:flex-row lg:items-end lg:justify-between">
      <div className="min-w-0 max-w-3xl">
        <BackLink to={back.to}>{back.label}</BackLink>
        <Suspense>{isSignedIn ? <FormProcedures formId={form.id} /> : null}</Suspense>
        <h1 lang={questionLanguage} className={isFolded ? 'text-xl' : 'text-2xl'}>
          {form.titles[questionLanguage]}
        </h1>
        {isFolded ? (
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm font-semibold text-bench-ink">
              <Info aria-hidden="true" className="size-4" />
              {say('aboutForm')}
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
          isFolded ? 'flex-wrap items-end' : 'flex-col',
        )}
      >
        {form.multiLangContent ? (
          <div className="max-sm:min-w-32 max-sm:flex-1 sm:w-56">
            <DocumentLanguage />
          </div>
        ) : null}
        <div className="flex flex-wrap gap-3 whitespace-nowrap max-sm:[&>button]:flex-auto max-sm:[&>button]:px-3">
          <Button loading={isSaving} onClick={onSave}>
            {isSaving ? null : <Save aria-hidden="true" className="size-4" />}
            {say('saveForm')}
          </Button>
          <Button variant="secondary" className={isFolded ? 'max-sm:hidden' : undefined} onClick={onDownload}>
            <FileDown aria-hidden="true" className="size-4 shrink-0" />
            {say('downloadPdf')}
          </Button>
        </div>
      </div>
    </header>
  )
}

function DocumentLanguage() {
  const say = useMessages(builderMessages)
  const site = useLanguage()
  const { language } = useBuilder()
  const { wanted, choose } = useChooseLanguage()
  return (
    <SelectField
      label={say('language')}
      value={wanted ?? language}
      options={languages.map(value => ({ value, label: nameLanguage(value, site, say) }))}
      onChange={event => choose(event.target.value as Language)} // the options are the languages
    />
  )
}

/**
 * 'Hindi · हिन्दी', and in Hindi 'अंग्रेज़ी · English': the name in the reader's language, then in its
 * own.
 */
function nameLanguage(language: Language, site: Language, say: BuilderSay): string {
  const name = say(languageKeys[language])
  const hasSameLetters = (language === 'en') === (site === 'en')
  return hasSameLetters ? name : `${name} · ${nativeLanguageNames[language]}`
}

function AboutForm() {
  const facts = useFacts()
  const { form, questionLanguage } = useBuilder()
  return (
    <>
      <p lang={questionLanguage} className="mt-2 text-muted">
        {form.descriptions[questionLanguage]}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Badge tone="bench">{facts.sayBadge(form.courtType)}</Badge>
        <Badge>{facts.sayBadge(form.jurisdiction)}</Badge>
        {form.estimatedTime ? <Badge tone="brass">{facts.sayTime(form.estimatedTime)}</Badge> : null}
      </p>
      <LawLine form={form} />
    </>
  )
}

function LawLine({ form }: { form: FormView }) {
  const say = useMessages(builderMessages)
  const language = useLanguage()
  const { supportEmail } = useSite()
  const subject = `Error in form ${form.id}: ${form.title}`
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-muted">
      <span>{say('lawCheckedOn', { day: formatDay(form.lawCheckedOn, language) })}</span>
      <span>{form.reviewedBy ? say('reviewedBy', { name: form.reviewedBy }) : say('notReviewed')}</span>
      <a
        href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}
        className="inline-flex min-h-11 items-center text-bench-ink underline"
      >
        {say('reportError')}
      </a>
    </p>
  )
}
