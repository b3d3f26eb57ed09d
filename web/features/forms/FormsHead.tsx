import { FileDown, X } from 'lucide-react'
import { Button } from '#web/ui/Button.tsx'

type FormsHeadProps = {
  /** Empty until the first answer. */
  count: string
  canClear: boolean
  canExport: boolean
  onClear: () => void
  onExport: () => void
}

/** What the list shows, and what can be done with the whole of it. */
export function FormsHead({ count, canClear, canExport, onClear, onExport }: FormsHeadProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="min-w-0 flex-1 basis-48 font-semibold">
        {count}
      </p>
      {canClear ? (
        <Button variant="quiet" className="px-2" onClick={onClear}>
          <X aria-hidden="true" className="size-4" />
          Clear Filters
        </Button>
      ) : null}
      <Button variant="secondary" disabled={!canExport} onClick={onExport}>
        <FileDown aria-hidden="true" className="size-4" />
        Export List
      </Button>
    </div>
  )
}
