import { saveMailCall } from '#shared/contract/settings.ts'
import { useAnswers } from '#web/answers.ts'
import { send } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { FieldRow } from '#web/ui/Field.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { settingsMessages } from './messages.ts'
import { SectionFrame } from './SectionFrame.tsx'
import { TestMail } from './TestMail.tsx'
import { type SectionProps, useSection } from './use-section.ts'

export function MailSection(props: SectionProps) {
  const say = useMessages(settingsMessages)
  const { sayRule } = useAnswers()
  const savedTitle = say('saved', { part: say('mail') })
  const edit = useSection('mail', props, body => send(saveMailCall, { body }), savedTitle)
  const { register, formState } = edit.form
  const { mailServer, mailFrom } = props.view.environment
  const after = mailServer ? <TestMail /> : <Notice tone="brass">{say('noMailServer')}</Notice>
  return (
    <SectionFrame edit={edit} after={<div className="mt-6">{after}</div>}>
      <FieldRow>
        <TextField
          label={say('senderName')}
          optional
          maxLength={60}
          autoComplete="off"
          error={sayRule(formState.errors.senderName?.message)}
          {...register('senderName')}
        />
        <TextField
          label={say('senderEmail')}
          help={say('senderHelp', { from: mailFrom })}
          type="email"
          optional
          autoComplete="off"
          error={sayRule(formState.errors.senderEmail?.message)}
          {...register('senderEmail')}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={say('replyTo')}
          help={say('replyToHelp')}
          type="email"
          optional
          autoComplete="off"
          error={sayRule(formState.errors.replyTo?.message)}
          {...register('replyTo')}
        />
      </FieldRow>
    </SectionFrame>
  )
}
