import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { AuthSheet } from '#web/features/account/AuthSheet.tsx'
import { RegisterForm } from '#web/features/account/RegisterForm.tsx'
import { SupportLine } from '#web/features/account/SupportLine.tsx'

export function RegisterPage() {
  const [isSent, setIsSent] = useState(false)
  if (isSent) return <RegistrationSent />
  return (
    <AuthSheet
      wide
      title="Register as an advocate"
      lead="Every account is reviewed by our admin team, within 24-48 hours."
      footer={<SupportLine />}
    >
      <RegisterForm onDone={() => setIsSent(true)} />
      <p className="mt-5 flex flex-wrap items-center gap-x-1.5 border-t border-rule pt-2 text-sm">
        Already registered?
        <Link to="/login" className="flex min-h-11 items-center text-bench-ink underline">
          Sign In
        </Link>
      </p>
    </AuthSheet>
  )
}

function RegistrationSent() {
  return (
    <AuthSheet title="Registration received" footer={<SupportLine />}>
      <div
        ref={focusOnArrival}
        tabIndex={-1}
        role="status"
        className="flex flex-col gap-3 focus:outline-none"
      >
        <p>Thank you. Your registration has reached our admin team, who will review it within 24-48 hours.</p>
        <p>
          We have sent you an email to confirm your address, and will write again when your account is
          approved.
        </p>
      </div>
      <ButtonLink to="/login" className="mt-6 w-full">
        Go to Sign In
      </ButtonLink>
    </AuthSheet>
  )
}

function focusOnArrival(element: HTMLElement | null) {
  element?.focus()
}
