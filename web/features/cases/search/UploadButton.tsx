import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { useWords } from './messages.ts'
import { acceptedFiles } from './upload-file.ts'

export function UploadButton({ onFile }: { onFile: (file: File) => void }) {
  const { say } = useWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => input.current?.click()}
        className="px-3 max-sm:px-1.5"
        title={say('uploadLimit')}
      >
        <FileUp aria-hidden="true" className="size-4" />
        {say('upload')}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={say('uploadLabel')}
        accept={acceptedFiles}
        hidden
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          event.target.value = '' // lets the same file be chosen again after it was corrected
        }}
      />
    </>
  )
}
