import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { type CaseView, drawCaseCall } from '#shared/contract/cases.ts'
import { download } from '#web/calls.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { useMessages } from '#web/messages.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/Button.tsx'
import { judgmentMessages } from './messages.ts'

/** The judgment as a file to send or to file; the server draws it. */
export function DownloadPdf({ judgment: { id } }: { judgment: Pick<CaseView, 'id'> }) {
  const say = useMessages(judgmentMessages)
  const drawing = useMutation({
    mutationFn: async () => {
      const { name, content } = await download(drawCaseCall, { params: { id } })
      saveFile(name || `${id}.pdf`, content)
    },
    onError: error => notifyFailure(say('pdfFailed'), error),
  })
  return (
    <Button variant="secondary" loading={drawing.isPending} onClick={() => drawing.mutate()}>
      {drawing.isPending ? null : <FileDown aria-hidden="true" className="size-4" />}
      PDF
    </Button>
  )
}
