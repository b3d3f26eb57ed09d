import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CaseFacets } from '#shared/contract/cases.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import type { CaseLawView } from '../search-params.ts'
import { Facets } from './Facets.tsx'
import { listFilterChips } from './filter-chips.ts'
import { useWords } from './messages.ts'

type FacetsDialogProps = {
  view: CaseLawView
  facets: CaseFacets
  total: number
  onChange: (next: Partial<CaseLawView>) => void
  /** What else is done with the list, where a phone has no room for it above. */
  tools?: ReactNode
}

/** The filters of a narrow screen, in a dialog that shows the effect of each choice at once. */
export function FacetsDialog({ view, facets, total, onChange, tools }: FacetsDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const words = useWords()
  const { say, word } = words
  const on = listFilterChips(view, words).length
  return (
    <>
      <Button variant="secondary" className="max-sm:px-2 lg:hidden" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4 max-sm:hidden" />
        {on > 0 ? say('filtersOn', { count: on }) : say('filters')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={say('filters')}
        footer={
          <Button className="max-sm:w-full" onClick={() => setOpen(false)}>
            {say('showFound', { judgments: word('judgments', { count: total }) })}
          </Button>
        }
      >
        {tools ? <div className="mb-5 border-b border-rule pb-5">{tools}</div> : null}
        <Facets view={view} facets={facets} onChange={onChange} />
      </Dialog>
    </>
  )
}
