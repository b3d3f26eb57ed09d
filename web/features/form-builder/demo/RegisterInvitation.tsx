import { ButtonLink } from '#web/ButtonLink.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type RegisterInvitationProps = {
  open: boolean
  formId: number
  isSignedIn: boolean
  onOpenChange: (open: boolean) => void
}

export function RegisterInvitation({ open, formId, isSignedIn, onOpenChange }: RegisterInvitationProps) {
  const footer = isSignedIn ? (
    <ButtonLink to="/form-builder/{-$id}" params={{ id: String(formId) }}>
      Open in your account
    </ButtonLink>
  ) : (
    <>
      <ButtonLink to="/login" variant="secondary">
        Sign In
      </ButtonLink>
      <ButtonLink to="/register">Register</ButtonLink>
    </>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isSignedIn ? 'This page is only a demonstration' : 'Register to keep your work'}
      footer={footer}
    >
      <p>
        {isSignedIn
          ? 'Saving, PDF and Word work on the same form in your account.'
          : 'With an account you save drafts, and download the PDF and the Word file a registry accepts. Registration is free; an administrator approves it in 24-48 hours.'}
      </p>
      <p className="mt-3 text-muted">
        What you typed here stays on this page until you leave it. You can download it as text or print it.
      </p>
    </Dialog>
  )
}
