import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { exportAccountCall } from '#shared/contract/account.ts'
import { send } from '#web/calls.ts'
import { Failure } from '#web/Failure.tsx'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/Button.tsx'

export function ExportSection() {
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
      <p className="text-muted">
        Everything we keep about you, in one file: your account, devices, messages and their history.
      </p>
      <Failure title="Your data could not be downloaded" error={download.error} />
      <Button variant="secondary" loading={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? null : <Download aria-hidden="true" className="size-4" />}
        Export my data
      </Button>
    </div>
  )
}
