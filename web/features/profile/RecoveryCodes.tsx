import { Download } from 'lucide-react'
import { saveFile } from '#web/save-file.ts'
import { readSite } from '#web/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type RecoveryCodesProps = { codes: readonly string[]; onClose: () => void; returnFocus: () => void }

/** Shown only once: the server stores hashes. */
export function RecoveryCodes({ codes, onClose, returnFocus }: RecoveryCodesProps) {
  const text = `Recovery codes for ${readSite().name}, ${location.host}. Each works once.\n\n${codes.join('\n')}\n`
  const footer = (
    <>
      <Button
        variant="secondary"
        onClick={() => saveFile('munshi-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
      >
        <Download aria-hidden="true" className="size-4" />
        Save as a file
      </Button>
      <Button onClick={onClose}>I have kept them</Button>
    </>
  )
  return (
    <Dialog
      open
      sticky
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title="Keep these recovery codes"
      description="The second step is on. If you lose your phone, each of these codes signs you in once. They are shown only now: print them, or write them down."
      footer={footer}
    >
      <ul className="grid grid-cols-1 gap-x-6 gap-y-2 font-mono text-sm sm:grid-cols-2">
        {codes.map(code => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
