import { useRef, useState } from 'react'
import { annexureLimits } from '#shared/annexures.ts'
import { newUuid } from '#web/features/drafts/model/new-uuid.ts'
import { askAgain, changeList, uploadAnnexure } from './calls.ts'
import { shrinkPhotograph } from './shrink-photograph.ts'

export type Upload = {
  key: string
  title: string
  file: File
  entry?: string | undefined
  share?: number
  failure?: unknown
}

/** The form could not be saved, and files belong to a saved form. */
export class NotSaved extends Error {}

/**
 * Uploads files one after the other. A failed file stays in the list with its reason, and the others
 * continue.
 */
export function useUploads(ensureDraft: () => Promise<number>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())
  const given = useRef(new Map<string, AbortController>())

  function change(key: string, part: Partial<Upload>) {
    setUploads(list => list.map(upload => (upload.key === key ? { ...upload, ...part } : upload)))
  }

  async function sendOne({ key, title, file, entry }: Upload) {
    const control = given.current.get(key)
    if (!control) return
    try {
      const draftId = await ensureDraft()
      const content = await shrinkPhotograph(file)
      const request = { draftId, key, title, entry, content, signal: control.signal }
      const added = await uploadAnnexure(request, share => change(key, { share }))
      changeList(draftId, list => [...list.filter(({ id }) => id !== added.id), added])
      drop(key)
      await askAgain(draftId)
    } catch (failure) {
      if (!control.signal.aborted) change(key, { failure, share: undefined })
    }
  }

  function start(upload: Upload) {
    given.current.set(upload.key, new AbortController())
    line.current = line.current.then(() => sendOne(upload))
  }

  /** `entry` is the annexure of which the files are copies. */
  function add(files: readonly File[], entry?: string) {
    const added = files.slice(0, annexureLimits.files).map(file => ({
      key: newUuid(),
      title: file.name.replace(/\.\w{2,5}$/, '').slice(0, 200) || file.name,
      file,
      entry,
    }))
    setUploads(list => [...list, ...added])
    for (const upload of added) start(upload)
  }

  function retry(upload: Upload) {
    change(upload.key, { failure: undefined })
    start(upload)
  }

  function drop(key: string) {
    given.current.get(key)?.abort(new Error('let go'))
    given.current.delete(key)
    setUploads(list => list.filter(upload => upload.key !== key))
  }

  return { uploads, add, retry, drop }
}
