import { fullName, type UserStatus } from '#shared/users.ts'

type Person = { firstName: string; lastName: string; username: string; email: string }
export type Letter = {
  kind: string
  subject: string
  text: string
  secret?: string
  /** Of the newsletter: where a mail program may unsubscribe by itself. The administrator does not see it either. */
  unsubscribeUrl?: string
}

const closing = `If you have a question, reply to this mail or write to support.

Munshi
The clerk in your chamber`

function write(to: Person, paragraphs: string[]): string {
  return [`Dear ${fullName(to)},`, ...paragraphs, closing].join('\n\n')
}

export function writeRegistrationReceived(to: Person): Letter {
  const text = write(to, [
    'Thank you for registering. Your account is waiting for review by our admin team, which usually takes 24-48 hours.',
    'We will write to you as soon as it is decided. Until then you cannot sign in.',
  ])
  return { kind: 'registration-received', subject: 'We have received your registration', text }
}

export function writeNewRegistration(
  admin: Person,
  applicant: Person & { barCouncilId: string | null },
  url: string,
): Letter {
  const text = write(admin, [
    'A new advocate has registered and waits for approval:',
    [
      `Name: ${fullName(applicant)}`,
      `Username: ${applicant.username}`,
      `E-mail: ${applicant.email}`,
      `Bar Council id: ${applicant.barCouncilId ?? 'not given'}`,
    ].join('\n'),
    `Decide at ${url}/admin-panel`,
  ])
  return { kind: 'new-registration', subject: `New registration: ${fullName(applicant)}`, text }
}

const statusLetters: Record<UserStatus, { kind: string; subject: string; body: (url: string) => string[] }> =
  {
    approved: {
      kind: 'approved',
      subject: 'Your account is approved',
      body: url => ['Your account has been approved. You can sign in now:', `${url}/login`],
    },
    rejected: {
      kind: 'rejected',
      subject: 'Your registration was not approved',
      body: () => [
        'We have reviewed your registration and could not approve it.',
        'If you think this is a mistake, reply with your Bar Council enrolment certificate and we will look again.',
      ],
    },
    suspended: {
      kind: 'suspended',
      subject: 'Your account is suspended',
      body: () => [
        'Your account has been suspended and you have been signed out on all devices. Your drafts are kept.',
        'Reply to this mail to learn why, or to ask for it to be reactivated.',
      ],
    },
    pending: {
      kind: 'pending',
      subject: 'Your account is under review again',
      body: () => ['Your account has been put back under review. We will write to you when it is decided.'],
    },
  }

export function writeStatusChanged(to: Person, status: UserStatus, url: string): Letter {
  const { kind, subject, body } = statusLetters[status]
  return { kind, subject, text: write(to, body(url)) }
}

export function writeReactivated(to: Person, url: string): Letter {
  const text = write(to, [
    'Your account is active again, with everything you had saved. You can sign in:',
    `${url}/login`,
  ])
  return { kind: 'reactivated', subject: 'Your account is active again', text }
}

export function writeAdminMessage(to: Person, subject: string, message: string): Letter {
  return {
    kind: 'admin-message',
    subject,
    text: write(to, ['The admin team has sent you a message:', message]),
  }
}

export function writeResetLink(to: Person, link: string): Letter {
  const text = write(to, [
    'Somebody, we hope you, asked to reset the password of your account. This link works once, for 1 hour:',
    link,
    'If it was not you, there is nothing to do: your password stays as it is.',
  ])
  return { kind: 'reset-password', subject: 'Reset your password', text, secret: link }
}

export function writeSetPasswordLink(to: Person, link: string): Letter {
  const text = write(to, [
    'An account has been created for you on Munshi. Choose your password with this link, which works once, for 7 days:',
    link,
  ])
  return { kind: 'set-password', subject: 'Your account: choose a password', text, secret: link }
}

export function writeVerifyLink(to: Person, link: string): Letter {
  const text = write(to, [
    'Please confirm that this is your e-mail address. This link works once, for 3 days:',
    link,
  ])
  return { kind: 'verify-email', subject: 'Confirm your e-mail address', text, secret: link }
}

export function writePasswordChanged(to: Person): Letter {
  const text = write(to, [
    'The password of your account has just been changed, and your other devices have been signed out.',
    'If it was not you, use "Forgotten your password?" on the sign-in page now and tell us.',
  ])
  return { kind: 'password-changed', subject: 'Your password was changed', text }
}
