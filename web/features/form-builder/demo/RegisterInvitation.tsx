import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { builderMessages } from '../messages.ts'

type RegisterInvitationProps = {
  open: boolean
  formId: number
  isSignedIn: boolean
  onOpenChange: (open: boolean) => void
}

export function RegisterInvitation({ open, formId, isSignedIn, onOpenChange }: RegisterInvitationProps) {
  const say = useMessages(builderMessages)
  const footer = isSignedIn ? (
    <ButtonLink to="/form-builder/{-$id}" params={{ id: String(formId) }}>
      {say('openInAccount')}
    </ButtonLink>
  ) : (
    <>
      <ButtonLink to="/login" variant="secondary">
        {say('signIn')}
      </ButtonLink>
      <ButtonLink to="/register">{say('register')}</ButtonLink>
    </>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say(isSignedIn ? 'onlyDemonstration' : 'registerToKeep')}
      footer={footer}
    >
      <p>{say(isSignedIn ? 'worksInAccount' : 'accountSaves')}</p>
      <p className="mt-3 text-muted">{say('staysHere')}</p>
    </Dialog>
  )
}
