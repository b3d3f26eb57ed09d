import { Plus } from 'lucide-react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { mostFooterLinks, type SettingValues, saveFooterCall } from '#shared/contract/settings.ts'
import { useAnswers } from '#web/answers.ts'
import { send } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { settingsMessages } from './messages.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { type SectionProps, useSection } from './use-section.ts'

type Values = SettingValues['footer']
const blank = { url: '', en: '', hi: '', mr: '' }

export function FooterSection(props: SectionProps) {
  const say = useMessages(settingsMessages)
  const savedTitle = say('saved', { part: say('footer') })
  const edit = useSection('footer', props, body => send(saveFooterCall, { body }), savedTitle)
  const { fields, append, remove } = useFieldArray({ control: edit.form.control, name: 'links' })
  return (
    <SectionFrame edit={edit}>
      <p className="text-sm text-muted">{say('footerLead', { most: mostFooterLinks })}</p>
      {fields.length === 0 ? <p>{say('noLinks')}</p> : null}
      {fields.map((field, at) => (
        <LinkFields key={field.id} at={at} form={edit.form} onRemove={() => remove(at)} />
      ))}
      {fields.length < mostFooterLinks ? (
        <Button variant="secondary" className="self-start" onClick={() => append(blank)}>
          <Plus aria-hidden="true" className="size-4" />
          {say('addLink')}
        </Button>
      ) : null}
    </SectionFrame>
  )
}

type LinkProps = { at: number; form: UseFormReturn<Values>; onRemove: () => void }

function LinkFields({ at, form: { register, formState }, onRemove }: LinkProps) {
  const say = useMessages(settingsMessages)
  const { sayRule } = useAnswers()
  const errors = formState.errors.links?.[at]
  const number = at + 1
  return (
    <fieldset className="border-t border-rule pt-4">
      <legend className="sr-only">{say('link', { number })}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          label={say('url')}
          help={say('urlHelp')}
          maxLength={300}
          error={sayRule(errors?.url?.message)}
          {...register(`links.${at}.url`)}
        />
        <TextField
          label={say('labelEn')}
          lang="en"
          maxLength={40}
          error={sayRule(errors?.en?.message)}
          {...register(`links.${at}.en`)}
        />
        <TextField
          label={say('labelHi')}
          lang="hi"
          optional
          maxLength={40}
          error={sayRule(errors?.hi?.message)}
          {...register(`links.${at}.hi`)}
        />
        <TextField
          label={say('labelMr')}
          lang="mr"
          optional
          maxLength={40}
          error={sayRule(errors?.mr?.message)}
          {...register(`links.${at}.mr`)}
        />
      </div>
      <Button
        variant="quiet"
        className="mt-2"
        aria-label={say('removeLinkNumber', { number })}
        onClick={onRemove}
      >
        {say('removeLink')}
      </Button>
    </fieldset>
  )
}
