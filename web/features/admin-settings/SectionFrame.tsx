import type { FormEvent, ReactNode } from 'react'
import type { SettingSection } from '#shared/contract/settings.ts'
import { useAnswers } from '#web/answers.ts'
import { formatMoment } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import type { TheirChange } from './changes.ts'
import { type SettingsSay, settingsMessages } from './messages.ts'
import { labelOf, sayValue } from './setting-words.ts'
import type { SectionEdit } from './use-section.ts'

type FrameProps<Section extends SettingSection> = {
  edit: SectionEdit<Section>
  /** Under the form: what is no part of it. */
  after?: ReactNode
  children: ReactNode
}

/** The form of one part: its fields, what went wrong, who saved it last, and its own buttons. */
export function SectionFrame<Section extends SettingSection>({ edit, after, children }: FrameProps<Section>) {
  const say = useMessages(settingsMessages)
  const { sayFailure } = useAnswers()
  const { theirs, failure, isDirty } = edit
  const section: SettingSection = edit.section
  const saveLabel = say(theirs ? 'saveOnTop' : 'save')

  function submit(event: FormEvent) {
    event.preventDefault()
    edit.onSubmit()
  }

  return (
    <SectionCard section={section} title={say(section)}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        {children}
        {theirs ? <Theirs changes={theirs} saveLabel={saveLabel} say={say} /> : null}
        {failure ? (
          <Notice tone="seal" role="alert" title={say('notSaved')}>
            <p>{sayFailure(failure)}</p>
          </Notice>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-rule pt-4">
          <Button type="submit" loading={edit.isSaving} disabled={!isDirty}>
            {saveLabel}
          </Button>
          {isDirty ? (
            <Button variant="secondary" onClick={edit.undo}>
              {say('undo')}
            </Button>
          ) : null}
          <p role="status" className="text-sm text-muted">
            {isDirty ? (
              <span className="font-semibold text-brass-ink">{say('unsaved')}</span>
            ) : (
              <LastSaved edit={edit} />
            )}
          </p>
        </div>
      </form>
      {after}
    </SectionCard>
  )
}

type CardProps = { section: string; title: string; children: ReactNode }

export function SectionCard({ section, title, children }: CardProps) {
  return (
    <section
      id={section}
      aria-labelledby={`${section}-title`}
      className="scroll-mt-6 rounded-md border border-rule bg-sheet p-5 shadow-sheet sm:p-6"
    >
      <h2 id={`${section}-title`} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

function LastSaved<Section extends SettingSection>({ edit: { base } }: { edit: SectionEdit<Section> }) {
  const say = useMessages(settingsMessages)
  const language = useLanguage()
  const { updatedAt, updatedBy } = base
  if (!updatedAt) return say('neverChanged')
  return say('lastSaved', { name: updatedBy ?? '', moment: formatMoment(updatedAt, language) })
}

type TheirsProps = { changes: readonly TheirChange[]; saveLabel: string; say: SettingsSay }

function Theirs({ changes, saveLabel, say }: TheirsProps) {
  return (
    <Notice tone="brass" role="alert" title={say('theirsTitle')}>
      <ul className="mt-1 flex flex-col gap-1">
        {changes.map(({ field, before, now }) => (
          <li key={field} className="wrap-anywhere">
            {say('change', {
              label: labelOf(field, say),
              before: sayValue(field, before, say),
              now: sayValue(field, now, say),
            })}
          </li>
        ))}
      </ul>
      {changes.some(({ isTyped }) => isTyped) ? null : <p className="mt-1">{say('theirsNone')}</p>}
      <p className="mt-1">{say('theirsLead', { save: saveLabel })}</p>
    </Notice>
  )
}
