import type { InvitationState, InvitationView } from '#shared/contract/invitations.ts'
import { mostInvited } from '#shared/contract/invitations.ts'
import type { Tone } from '#web/ui/Badge.tsx'

export const states: Record<InvitationState, { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'bench' },
  used: { label: 'Used up', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'brass' },
}

/** By the address it was sent to or what was noted; a nameless link by how many it is for. */
export function nameInvitation({
  note,
  email,
  mostUses,
}: Pick<InvitationView, 'note' | 'email' | 'mostUses'>) {
  return email ?? (note || (mostUses === 1 ? 'Link for one person' : `Link for ${mostUses} people`))
}

/** '2 of 30 have registered'. */
export function describeUses({ uses, mostUses }: Pick<InvitationView, 'uses' | 'mostUses'>): string {
  if (mostUses === 1) return uses === 0 ? 'Not registered yet' : 'Registered'
  return `${uses} of ${mostUses} have registered`
}

export type Addresses = { emails: string[]; wrong: string[] }

/** Addresses as people paste them: on lines, with commas, 'Asha Rao <asha@example.in>'. Each of them once. */
export function parseAddresses(text: string): Addresses {
  const parts = text
    .split(/[\n,;]+/)
    .map(part => (/<([^>]+)>/.exec(part)?.[1] ?? part).trim().toLowerCase())
    .filter(part => part !== '')
  const emails = [...new Set(parts.filter(isAddress))]
  return { emails, wrong: parts.filter(part => !isAddress(part)) }
}

export function checkAddresses(text: string): string | undefined {
  const { emails, wrong } = parseAddresses(text)
  if (wrong[0] !== undefined) return `This is not an e-mail address: ${wrong[0]}`
  if (emails.length > mostInvited) return `At most ${mostInvited} addresses at once`
  return emails.length === 0 ? 'Enter at least one address' : undefined
}

function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254
}
