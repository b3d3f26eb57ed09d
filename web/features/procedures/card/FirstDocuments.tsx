import { FileText } from 'lucide-react'
import { useMessages } from '#web/messages.ts'
import { guideMessages } from '../guide/messages.ts'
import { cardMessages } from './messages.ts'

/** The first documents to bring, as far as a closed card shows them. */
export function FirstDocuments({ documents, count }: { documents: readonly string[]; count: number }) {
  const say = useMessages(cardMessages)
  const sayGuide = useMessages(guideMessages)
  if (documents.length === 0) return null
  const more = count - documents.length
  return (
    <div className="text-sm">
      <h3 className="sr-only">{sayGuide('documents')}</h3>
      <ul>
        {documents.map(document => (
          <li key={document} className="flex gap-2 text-muted">
            <FileText aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-brass-ink" />
            <span lang="en" className="min-w-0 flex-1 truncate">
              {document}
            </span>
          </li>
        ))}
        {more > 0 ? <li className="pl-5.5 text-muted">{say('more', { count: more })}</li> : null}
      </ul>
    </div>
  )
}
