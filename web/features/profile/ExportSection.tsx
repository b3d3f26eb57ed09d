import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { exportAccountCall } from '#shared/contract/account.ts'
import { send } from '#web/calls.ts'
import { Failure } from '#web/Failure.tsx'
import { useMessages } from '#web/messages.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/Button.tsx'
import { profileMessages } from './messages.ts'

export function ExportSection() {
  const say = useMessages(profileMessages)
  const download = useMutation({
    mutationFn: () => send(exportAccountCall),
    onSuccess: data =>
      saveFile(
        'munshi-my-data.json',
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      ),
  })
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">{say('everythingKept')}</p>
      <Failure title={say('dataNotDownloaded')} error={download.error} />
      <Button variant="secondary" loading={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? null : <Download aria-hidden="true" className="size-4" />}
        {say('exportData')}
      </Button>
    </div>
  )
}
