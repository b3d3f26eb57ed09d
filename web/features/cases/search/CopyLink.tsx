import { Link2 } from 'lucide-react'
import { copyText } from '#web/copy-text.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import type { Asked } from '../queries.ts'
import { isPrivate } from '../search-params.ts'
import { searchesMessages } from '../searches/messages.ts'

/** The address of the list as it stands. A colleague signs in and lands there; a client's text is in no address. */
export function CopyLink({ asked, isKept }: { asked: Asked; isKept: boolean }) {
  const say = useMessages(searchesMessages)
  async function copy() {
    if (isKept || isPrivate(asked.query, asked.searchType))
      return notify({ title: say('linkNotPossible'), description: say('linkNotPossibleLead') })
    if (await copyText(window.location.href))
      notify({ title: say('linkCopied'), description: say('linkCopiedLead'), tone: 'success' })
  }
  return (
    <Button variant="secondary" className="max-sm:px-3" onClick={() => void copy()}>
      <Link2 aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{say('copyLink')}</span>
    </Button>
  )
}
