import { FileText } from 'lucide-react'

const shownDocuments = 2

/** What has to be in the bag, as far as a closed card says it. */
export function FirstDocuments({ documents }: { documents: readonly string[] }) {
  if (documents.length === 0) return null
  const more = documents.length - shownDocuments
  return (
    <div className="text-sm">
      <h3 className="sr-only">Documents</h3>
      <ul>
        {documents.slice(0, shownDocuments).map(document => (
          <li key={document} className="flex gap-2 text-muted">
            <FileText aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-brass-ink" />
            <span className="min-w-0 flex-1 truncate">{document}</span>
          </li>
        ))}
        {more > 0 ? <li className="pl-5.5 text-muted">+{more} more</li> : null}
      </ul>
    </div>
  )
}
