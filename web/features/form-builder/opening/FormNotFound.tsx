import { AppLinkButton } from '#web/AppLink.tsx'
import { paths } from '#web/paths.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'

export function FormNotFound() {
  return (
    <PlainPage
      title="Form Not Found"
      actions={<AppLinkButton to={paths.forms()}>Back to Forms</AppLinkButton>}
    >
      <p>The requested form could not be found.</p>
    </PlainPage>
  )
}

export function DraftNotFound({ formId }: { formId: number }) {
  const actions = (
    <>
      <AppLinkButton to={paths.drafts()}>Your drafts</AppLinkButton>
      <AppLinkButton to={paths.formBuilder(formId)} variant="secondary">
        Start this form anew
      </AppLinkButton>
    </>
  )
  return (
    <PlainPage title="Draft Not Found" actions={actions}>
      <p>This draft does not exist any more, or belongs to another account.</p>
    </PlainPage>
  )
}
