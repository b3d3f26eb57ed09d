import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'
import { builderMessages } from '../messages.ts'

export function FormNotFound() {
  const say = useMessages(builderMessages)
  return (
    <PlainPage
      title={say('formNotFound')}
      actions={<ButtonLink to="/forms">{say('backToForms')}</ButtonLink>}
    >
      <p>{say('formNotFoundLead')}</p>
    </PlainPage>
  )
}

export function DraftNotFound({ formId }: { formId: number }) {
  const say = useMessages(builderMessages)
  const actions = (
    <>
      <ButtonLink to="/drafts">{say('yourDrafts')}</ButtonLink>
      <ButtonLink to="/form-builder/{-$id}" params={{ id: String(formId) }} variant="secondary">
        {say('startAnew')}
      </ButtonLink>
    </>
  )
  return (
    <PlainPage title={say('draftNotFound')} actions={actions}>
      <p>{say('draftNotFoundLead')}</p>
    </PlainPage>
  )
}
