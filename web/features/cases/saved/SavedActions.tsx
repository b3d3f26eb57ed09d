import { useMutation } from '@tanstack/react-query'
import { Download, FileText, Printer, Table } from 'lucide-react'
import { exportSavedCasesCall } from '#shared/contract/saved-cases.ts'
import { download } from '#web/calls.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { useMessages } from '#web/messages.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/Button.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/DropdownMenu.tsx'
import { caseMessages } from '../shared/messages.ts'
import { savedMessages } from './messages.ts'
import { waitForNotes } from './use-note.ts'

/** Exports the whole list, not only what was searched: a table of authorities, or CSV. */
export function SavedActions() {
  const say = useMessages(savedMessages)
  const word = useMessages(caseMessages)
  const download = useMutation({
    mutationFn: exportSaved,
    onError: error => notifyFailure(say('notExported'), error),
  })
  const trigger = (
    <Button variant="secondary" loading={download.isPending}>
      {download.isPending ? null : <Download aria-hidden="true" className="size-4" />}
      {say('exportList')}
    </Button>
  )
  return (
    <div data-chrome="" className="flex flex-wrap gap-2">
      <DropdownMenu trigger={trigger} align="end">
        <MenuItem onSelect={() => download.mutate('docx')}>
          <FileText aria-hidden="true" className="size-4" />
          {say('authorities')}
        </MenuItem>
        <MenuItem onSelect={() => download.mutate('csv')}>
          <Table aria-hidden="true" className="size-4" />
          {say('spreadsheet')}
        </MenuItem>
      </DropdownMenu>
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        {word('print')}
      </Button>
    </div>
  )
}

/** A plain link would lack the session token, so the file is fetched and then saved. */
async function exportSaved(format: 'docx' | 'csv') {
  await waitForNotes()
  const { name, content } = await download(exportSavedCasesCall, { query: { format } })
  saveFile(name || `saved-judgments.${format}`, content)
}
