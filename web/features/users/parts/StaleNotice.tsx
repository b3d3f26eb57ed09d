import {
  type Experience,
  experiences,
  type Role,
  roles,
  type UserStatus,
  userStatuses,
} from '#shared/users.ts'
import { localeOf } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { usersMessages } from '../messages.ts'
import type { Change } from '../model/stale-edit.ts'

type StaleNoticeProps = { title: string; changes: readonly Change[]; again: string }

/** What changed while a form was open. Untouched fields already show the new values. */
export function StaleNotice({ title, changes, again }: StaleNoticeProps) {
  const say = useMessages(usersMessages)
  return (
    <Notice tone="brass" role="alert" title={title}>
      <p>{say('savedMeanwhile')}</p>
      {changes.length > 0 ? (
        <ul className="mt-2 flex flex-col gap-1">
          {changes.map(change => (
            <ChangeLine key={change.field} change={change} />
          ))}
        </ul>
      ) : (
        <p className="mt-1">{say('noneAffected')}</p>
      )}
      <p className="mt-2">{say('stillStands', { again })}</p>
    </Notice>
  )
}

function ChangeLine({ change: { field, before, now, typed } }: { change: Change }) {
  const say = useMessages(usersMessages)
  const sayValue = useSayValue(field)
  return (
    <li>
      <span className="font-semibold">{say(`field-${field}`)}:</span> {sayValue(before)}{' '}
      <span aria-hidden="true">→</span>
      <span className="sr-only">{say('became')}</span> {sayValue(now)}
      {typed === undefined ? null : say('youTyped', { value: sayValue(typed) })}
    </li>
  )
}

function useSayValue(field: Change['field']) {
  const say = useMessages(usersMessages)
  const locale = localeOf[useLanguage()]
  return (value: unknown): string => {
    if (value === null || value === undefined || value === '') return say('empty')
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
    if (field === 'usageLimit') return Number(value).toLocaleString(locale)
    return isWord(field, value) ? say(`value-${value}`) : String(value)
  }
}

/** A value that the contract names; of all others, people typed what stands there. */
function isWord(field: Change['field'], value: unknown): value is Role | UserStatus | Experience {
  const words: readonly unknown[] = [...roles, ...userStatuses, ...experiences]
  return (field === 'role' || field === 'status' || field === 'experience') && words.includes(value)
}
