import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

export function DeleteAccountSection() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">
        Deletes your account and everything saved in it, at once and for good. Export your data first if you
        want to keep it.
      </p>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
      {isOpen ? <DeleteAccountDialog onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}
