import type { UserStatus } from '#shared/users.ts'
import { Badge, type Tone } from '#web/ui/Badge.tsx'
import { capitalize } from '../model/describe-value.ts'

const tones: Record<UserStatus, Tone> = {
  pending: 'brass',
  approved: 'bench',
  rejected: 'neutral',
  suspended: 'seal',
}

export function UserStatusBadge({ status }: { status: UserStatus }) {
  return <Badge tone={tones[status]}>{capitalize(status)}</Badge>
}
