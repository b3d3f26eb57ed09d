import { useQuery } from '@tanstack/react-query'
import { LockKeyhole, Send } from 'lucide-react'
import { joinClasses } from '#web/ui/class-names.ts'
import { corpusQuery } from '../queries.ts'

/** Where the words go: what an advocate must know before a client's matter is typed in. */
export function PrivacyLine({ isPast }: { isPast: boolean }) {
  const corpus = useQuery(corpusQuery).data
  if (!corpus) return <p className={joinClasses('min-h-6 text-sm', isPast && 'max-sm:hidden')} />
  const Icon = corpus.model ? Send : LockKeyhole
  return (
    <p
      className={joinClasses('flex min-h-6 items-center gap-2 text-sm text-muted', isPast && 'max-sm:hidden')}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {corpus.model ? `Questions are sent to ${corpus.model}` : 'Nothing you type leaves this server'}
    </p>
  )
}
