import { useEffect, useRef, useState } from 'react'
import type { UploadedText } from '#shared/contract/cases.ts'
import { useAnswers } from '#web/answers.ts'
import { deriveErrorBody } from '#web/api.ts'
import { useWords } from './messages.ts'
import { refuseFile, uploadFile } from './upload-file.ts'

export type Upload =
  | { state: 'none' }
  | { state: 'sending'; name: string; share: number }
  | { state: 'done'; name: string; letters: number; cut: boolean }
  | { state: 'failed'; name: string; message: string; suggestion?: string }

const none: Upload = { state: 'none' }

/** One file at a time; choosing another, or leaving the page, cancels the upload. */
export function useUpload(onText: (uploaded: UploadedText) => void) {
  const { say } = useWords()
  const { sayFailure } = useAnswers()
  const [upload, setUpload] = useState<Upload>(none)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    running.current?.abort()
    const { name } = file
    const refusal = refuseFile(file)
    if (refusal) return setUpload({ state: 'failed', name, message: say(refusal) })
    const control = new AbortController()
    running.current = control
    const tell = (share: number) => {
      if (!control.signal.aborted) setUpload({ state: 'sending', name, share })
    }
    tell(0)
    try {
      const uploaded = await uploadFile(file, tell, control.signal)
      onText(uploaded)
      setUpload({ state: 'done', name, letters: uploaded.text.length, cut: uploaded.cut })
    } catch (error) {
      if (!control.signal.aborted)
        setUpload({
          state: 'failed',
          name,
          message: sayFailure(error, say('fileNotSent')),
          suggestion: deriveErrorBody(error)?.suggestion,
        })
    }
  }
  function forget() {
    running.current?.abort()
    setUpload(none)
  }
  return { upload, send, forget }
}
