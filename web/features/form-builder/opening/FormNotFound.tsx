import { ButtonLink } from '#web/ButtonLink.tsx'
import { PlainPage } from '#web/shell/PlainPage.tsx'

export function FormNotFound() {
  return (
    <PlainPage title="Form Not Found" actions={<ButtonLink to="/forms">Back to Forms</ButtonLink>}>
      <p>The requested form could not be found.</p>
    </PlainPage>
  )
}

export function DraftNotFound({ formId }: { formId: number }) {
  const actions = (
    <>
      <ButtonLink to="/drafts">Your drafts</ButtonLink>
      <ButtonLink to="/form-builder/{-$id}" params={{ id: String(formId) }} variant="secondary">
        Start this form anew
      </ButtonLink>
    </>
  )
  return (
    <PlainPage title="Draft Not Found" actions={actions}>
      <p>This draft does not exist any more, or belongs to another account.</p>
    </PlainPage>
  )
}
