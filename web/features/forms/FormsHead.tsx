import { FileDown, X } from 'lucide-react'
import type { Ref } from 'react'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { formsMessages } from './messages.ts'

type FormsHeadProps = {
  /** Empty until the first answer. */
  count: string
  countRef: Ref<HTMLParagraphElement>
  canClear: boolean
  canExport: boolean
  onClear: () => void
  onExport: () => void
}

/** The count of the list, and actions on all of it. */
export function FormsHead({ count, countRef, canClear, canExport, onClear, onExport }: FormsHeadProps) {
  const say = useMessages(formsMessages)
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <p
        ref={countRef}
        role="status"
        tabIndex={-1}
        className="min-w-0 flex-1 basis-36 font-semibold focus:outline-none"
      >
        {count}
      </p>
      {canClear ? (
        <Button variant="quiet" className="px-2 max-sm:hidden" onClick={onClear}>
          <X aria-hidden="true" className="size-4" />
          {say('clearFilters')}
        </Button>
      ) : null}
      <Button variant="secondary" disabled={!canExport} onClick={onExport}>
        <FileDown aria-hidden="true" className="size-4" />
        {say('exportList')}
      </Button>
    </div>
  )
}
