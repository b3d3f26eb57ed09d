import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { notify } from '#web/ui/toast-store.ts'

type DownloadIconProps = {
  label: string
  title: string
  download: () => Promise<void>
  describeFailure: (error: unknown) => { title: string; description: string }
}

/** A file at one press, from a card in a list: it turns while the file is fetched, and says so where it could not be. */
export function DownloadIcon({ label, title, download, describeFailure }: DownloadIconProps) {
  const [isLoading, setIsLoading] = useState(false)

  async function start() {
    setIsLoading(true)
    try {
      await download()
    } catch (error) {
      notify({ ...describeFailure(error), tone: 'danger' })
    } finally {
      setIsLoading(false)
    }
  }

  return (
    <Button variant="secondary" loading={isLoading} aria-label={label} title={title} onClick={start}>
      {isLoading ? null : <Download aria-hidden="true" className="size-5" />}
    </Button>
  )
}
