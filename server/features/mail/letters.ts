import { describeState } from '#shared/states.ts'
import { type Experience, experienceLabels, fullName, type UserStatus } from '#shared/users.ts'

/** Who writes: the name of the installation, and whom to write to: 'support', or its address where one is set. */
export type Letterhead = { name: string; support: string }
type Person = { firstName: string; lastName: string; username: string; email: string }
export type Letter = {
  kind: string
  subject: string
  text: (head: Letterhead) => string
  secret?: string
  /** Newsletter only: where a mail program may unsubscribe by itself. Not shown to the administrator. */
  unsubscribeUrl?: string
}

export function writeClosing({ name, support }: Letterhead): string {
  return `If you have a question, reply to this mail or write to ${support}.\n\n${name}\nThe clerk in your chamber`
}

function write(to: Person, paragraphs: string[]): Letter['text'] {
  return head => [`Dear ${fullName(to)},`, ...paragraphs, writeClosing(head)].join('\n\n')
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
  applicant: Person & {
    barCouncilId: string | null
    enrolmentState: string | null
    experience: Experience
    invitedBy: string | null
  },
  url: string,
): Letter {
  const text = write(admin, [
    'A new advocate has registered and waits for approval:',
    [
      `Name: ${fullName(applicant)}`,
      `Username: ${applicant.username}`,
      `E-mail: ${applicant.email}`,
      `Bar Council id: ${applicant.barCouncilId ?? 'not given'}`,
      `State of enrolment: ${describeState(applicant) ?? 'not given'}`,
      `Experience: ${experienceLabels[applicant.experience]}`,
      ...(applicant.invitedBy ? [`Invited by: ${applicant.invitedBy}`] : []),
    ].join('\n'),
    `Decide at ${url}/admin-panel`,
  ])
  return { kind: 'new-registration', subject: `New registration: ${fullName(applicant)}`, text }
}

type Waiting = Person & { barCouncilId: string | null; enrolmentState: string | null; createdAt: Date }

const mostNamed = 20

/** Once a day at most, while somebody has waited for longer than a day. */
export function writeReminder(admin: Person, waiting: readonly Waiting[], now: Date, url: string): Letter {
  const count = waiting.length === 1 ? '1 person waits' : `${waiting.length} people wait`
  const lines = waiting.slice(0, mostNamed).map(person => {
    const days = Math.floor((now.getTime() - person.createdAt.getTime()) / (24 * 60 * 60 * 1000))
    const state = describeState(person)
    const known = [person.barCouncilId ?? 'no enrolment number', state].filter(Boolean).join(', ')
    return `- ${fullName(person)} (${known}), for ${days === 1 ? '1 day' : `${days} days`}`
  })
  if (waiting.length > mostNamed) lines.push(`and ${waiting.length - mostNamed} more`)
  const text = write(admin, [
    `${count} for approval:`,
    lines.join('\n'),
    `Decide at ${url}/admin-panel?tab=users&status=pending`,
    'This mail comes once a day while somebody has waited for longer than a day. You turn it off for yourself on the same page.',
  ])
  return { kind: 'reminder', subject: `${count} for approval`, text }
}

/** To an address without an account: it names nobody but who invites. */
export function writeInvitation({
  by,
  link,
  expiresAt,
}: {
  by: string
  link: string
  expiresAt: Date
}): Letter {
  const text = (head: Letterhead) =>
    [
      'Good day,',
      `${by} invites you to ${head.name}: court forms that fill in as you type, step-by-step guides to procedure, and case-law search that shows its sources.`,
      `This link opens the registration. It is for one person and works until ${longDay.format(expiresAt)}:`,
      link,
      'If you do not know who invites you, there is nothing to do: without your registration there is no account.',
      writeClosing(head),
    ].join('\n\n')
  return { kind: 'invitation', subject: `An invitation from ${by}`, text, secret: link }
}

type StatusLetter = {
  kind: string
  subject: string
  body: (url: string, reason: string | null) => string[]
}

const statusLetters: Record<UserStatus, StatusLetter> = {
  approved: {
    kind: 'approved',
    subject: 'Your account is approved',
    body: url => ['Your account has been approved. You can sign in now:', `${url}/login`],
  },
  rejected: {
    kind: 'rejected',
    subject: 'Your registration was not approved',
    body: (_url, reason) => [
      'We have reviewed your registration and could not approve it.',
      ...writeReason(reason),
      'If you think this is a mistake, reply with your Bar Council enrolment certificate and we will look again.',
    ],
  },
  suspended: {
    kind: 'suspended',
    subject: 'Your account is suspended',
    body: (_url, reason) => [
      'Your account has been suspended and you have been signed out on all devices. Your drafts are kept.',
      ...writeReason(reason),
      reason
        ? 'Reply to this mail if you think this is a mistake, or to ask for it to be reactivated.'
        : 'Reply to this mail to learn why, or to ask for it to be reactivated.',
    ],
  },
  pending: {
    kind: 'pending',
    subject: 'Your account is under review again',
    body: () => ['Your account has been put back under review. We will write to you when it is decided.'],
  },
}

function writeReason(reason: string | null): string[] {
  return reason ? ['The reason our admin team gives:', reason] : []
}

export function writeStatusChanged(
  to: Person,
  status: UserStatus,
  url: string,
  reason: string | null,
): Letter {
  const { kind, subject, body } = statusLetters[status]
  return { kind, subject, text: write(to, body(url, reason)) }
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

/** What somebody looked for in vain and asked for is there. */
export function writeRequestAnswered(
  to: Person,
  { search, links, note }: { search: string; links: readonly { title: string; url: string }[]; note: string },
): Letter {
  const text = write(to, [
    links.length > 0
      ? `You looked for “${search}” and asked us for it. It is there now:`
      : `You looked for “${search}” and asked us for it. This is our answer:`,
    ...links.map(({ title, url }) => `${title}\n${url}`),
    ...(note ? [note] : []),
  ])
  const subject = links.length > 0 ? `It is there now: ${search}` : `About your request: ${search}`
  return { kind: 'request-answered', subject, text }
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
  const text = (head: Letterhead) =>
    write(to, [
      `An account has been created for you on ${head.name}. Choose your password with this link, which works once, for 7 days:`,
      link,
    ])(head)
  return { kind: 'set-password', subject: 'Your account: choose a password', text, secret: link }
}

export function writeVerifyLink(to: Person, link: string): Letter {
  const text = write(to, [
    'Please confirm that this is your e-mail address. This link works once, for 3 days:',
    link,
  ])
  return { kind: 'verify-email', subject: 'Confirm your e-mail address', text, secret: link }
}

/**
 * To the former address of an account: it may belong to a stranger, so it names neither the person nor the new address.
 */
export function writeAddressLeft(to: { email: string }): Letter {
  const text = (head: Letterhead) =>
    [
      'Good day,',
      `an administrator has taken this address, ${to.email}, off an account. Links that were sent here no longer work.`,
      `If it was your account and you did not ask for this, write to ${head.support}. If you know of no account, there is nothing to do.`,
      writeClosing(head),
    ].join('\n\n')
  return { kind: 'address-left', subject: 'This address is no longer used for an account', text }
}

export function writeAddressTaken(to: Person, link: string): Letter {
  const text = write(to, [
    `An administrator has changed the e-mail address of your account to ${to.email}. From now on you sign in with it; your password is the same. Where you were signed in, sign in again.`,
    'Please confirm that this address is yours. This link works once, for 3 days:',
    link,
  ])
  return { kind: 'address-taken', subject: 'Your account has a new e-mail address', text, secret: link }
}

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** India has one time zone. */
const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

const ifNotYou =
  'If it was not you, use "Forgotten password?" on the sign-in page now, which signs out every device, and tell us.'

export function writeNewDevice(to: Person, device: string, at: Date): Letter {
  const text = write(to, [
    `Your account was signed in to on a device that it had not been used on before: ${device}, on ${moment.format(at)} (IST).`,
    'If it was you, there is nothing to do.',
    ifNotYou,
  ])
  return { kind: 'new-device', subject: 'A new device signed in to your account', text }
}

export function writeSecondFactorOn(to: Person): Letter {
  const text = write(to, [
    'Signing in to your account now asks for a code of your authenticator app after the password. Your other devices have been signed out.',
    'Keep the recovery codes where you would keep a spare key: each of them signs you in once if you lose the phone.',
    ifNotYou,
  ])
  return { kind: 'second-step-on', subject: 'A second step protects your account', text }
}

export function writeSecondFactorOff(to: Person): Letter {
  const text = write(to, [
    'The second step of your account has been turned off: signing in asks for the password only.',
    ifNotYou,
  ])
  return { kind: 'second-step-off', subject: 'The second step was turned off', text }
}

export function writeSecondFactorReset(to: Person): Letter {
  const text = write(to, [
    'An administrator has reset the second step of your account and signed you out on all devices. Sign in with your password, and turn it on again in your profile.',
    'If you did not ask for this, tell us at once.',
  ])
  return { kind: 'second-step-reset', subject: 'Your second step was reset', text }
}

export function writeRecoveryCodesRenewed(to: Person): Letter {
  const text = write(to, [
    'New recovery codes have been made for your account. The old ones no longer work.',
    ifNotYou,
  ])
  return { kind: 'recovery-codes', subject: 'New recovery codes were made', text }
}

export function writeRecoveryCodeUsed(to: Person, left: number): Letter {
  const text = write(to, [
    `Your account was signed in to with a recovery code. ${left === 1 ? '1 code is' : `${left} codes are`} left; your profile makes new ones.`,
    ifNotYou,
  ])
  return { kind: 'recovery-code-used', subject: 'A recovery code was used', text }
}

export function writePasswordChanged(to: Person): Letter {
  const text = write(to, [
    'The password of your account has just been changed, and your other devices have been signed out.',
    'If it was not you, use "Forgotten your password?" on the sign-in page now and tell us.',
  ])
  return { kind: 'password-changed', subject: 'Your password was changed', text }
}

/** Sent by an administrator to see whether mail arrives, and how it looks. */
export function writeTestMail(to: Person): Letter {
  const text = write(to, [
    'This is the test mail that you asked for on the settings page. That you read it means that the mail server takes mail from this installation and brings it to you.',
    'See above who it says it is from, and try whether a reply goes where it should.',
  ])
  return { kind: 'test', subject: 'Test mail', text }
}
