import { Download } from 'lucide-react'
import { useMessages } from '#web/messages.ts'
import { saveFile } from '#web/save-file.ts'
import { readSite } from '#web/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { profileMessages } from './messages.ts'

type RecoveryCodesProps = { codes: readonly string[]; onClose: () => void; returnFocus: () => void }

/** Shown only once: the server stores hashes. */
export function RecoveryCodes({ codes, onClose, returnFocus }: RecoveryCodesProps) {
  const say = useMessages(profileMessages)
  const head = say('codesFile', { name: readSite().name, host: location.host })
  const text = `${head}\n\n${codes.join('\n')}\n`
  const footer = (
    <>
      <Button
        variant="secondary"
        onClick={() => saveFile('munshi-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
      >
        <Download aria-hidden="true" className="size-4" />
        {say('saveAsFile')}
      </Button>
      <Button onClick={onClose}>{say('haveKept')}</Button>
    </>
  )
  return (
    <Dialog
      open
      sticky
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title={say('keepCodesTitle')}
      description={say('keepCodesHint')}
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
