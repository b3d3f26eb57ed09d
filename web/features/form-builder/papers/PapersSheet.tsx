import { useMessages } from '#web/messages.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { builderMessages } from '../messages.ts'
import { PaperList } from './PaperList.tsx'

/** The list of papers over the preview of a phone. */
export function PapersSheet({ onClose }: { onClose: () => void }) {
  const say = useMessages(builderMessages)
  return (
    <Dialog open onOpenChange={onClose} title={say('papersOfSet')}>
      <PaperList onShow={onClose} />
    </Dialog>
  )
}
