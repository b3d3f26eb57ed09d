import { FilePen } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '#web/lazy-part.ts'
import { Button } from '#web/ui/Button.tsx'
import type { ButtonVariant } from '#web/ui/button-class.ts'
import type { Insertable } from '../insert/insertable.ts'

const InsertDialog = lazyPart(() => import('../insert/InsertDialog.tsx').then(part => part.InsertDialog))

type InsertInDraftProps = { insertable: Insertable; variant?: ButtonVariant }

/** Inserts a sentence into one of the user's drafts. */
export function InsertInDraft({ insertable, variant = 'quiet' }: InsertInDraftProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        aria-haspopup="dialog"
        aria-label={`${insertable.title}: ${insertable.subject}`}
        onClick={() => setIsOpen(true)}
      >
        <FilePen aria-hidden="true" className="size-4" />
        {insertable.title}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <InsertDialog
            insertable={insertable}
            onClose={() => setIsOpen(false)}
            returnFocus={() => button.current?.focus()}
          />
        </Suspense>
      ) : null}
    </>
  )
}
