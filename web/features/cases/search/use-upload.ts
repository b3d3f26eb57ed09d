import { useEffect, useRef, useState } from 'react'
import type { UploadedText } from '#shared/contract/cases.ts'
import { deriveErrorBody } from '#web/api.ts'
import { refuseFile, uploadFile } from './upload-file.ts'

export type Upload =
  | { state: 'none' }
  | { state: 'sending'; name: string; share: number }
  | { state: 'done'; name: string; letters: number; cut: boolean }
  | { state: 'failed'; name: string; message: string; suggestion?: string }

const none: Upload = { state: 'none' }

/** One file at a time; choosing another, or leaving the page, cancels the upload. */
export function useUpload(onText: (uploaded: UploadedText) => void) {
  const [upload, setUpload] = useState<Upload>(none)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    running.current?.abort()
    const { name } = file
    const refusal = refuseFile(file)
    if (refusal) return setUpload({ state: 'failed', name, message: refusal })
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
      if (!control.signal.aborted) setUpload({ state: 'failed', name, ...describe(error) })
    }
  }
  function forget() {
    running.current?.abort()
    setUpload(none)
  }
  return { upload, send, forget }
}

function describe(error: unknown): { message: string; suggestion?: string } {
  const body = deriveErrorBody(error)
  if (body) return { message: body.message, suggestion: body.suggestion }
  return { message: 'The file could not be sent. Check the connection and try again.' }
}
