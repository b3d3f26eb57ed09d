import { Camera, FilePlus2 } from 'lucide-react'
import { type ChangeEvent, useRef, useSyncExternalStore } from 'react'
import type { FormView } from '#shared/contract/forms.ts'
import type { DraftSession } from '#web/features/drafts/model/draft-session.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import type { AnswerStore } from '../answer-store.ts'
import { AnnexureList, fileKinds } from './AnnexureList.tsx'
import { annexureMessages } from './messages.ts'
import { UploadRow } from './UploadRow.tsx'
import { NotSaved, useUploads } from './use-uploads.ts'

type AnnexureStepProps = { form: FormView; session: DraftSession; store: AnswerStore }

/** The last step: the annexures. If the form has not been saved yet, adding the first file saves it. */
export function AnnexureStep({ form, session, store }: AnnexureStepProps) {
  const say = useMessages(annexureMessages)
  const draftId = useSyncExternalStore(session.subscribe, () => session.read().state.draft?.id)
  const sending = useUploads(ensureDraft)

  async function ensureDraft(): Promise<number> {
    const known = session.read().state.draft?.id
    const id = known ?? (await session.save()).draft?.id
    if (id === undefined) throw new NotSaved('the form could not be saved')
    return id
  }

  return (
    <section aria-labelledby="annexures-heading" className="flex flex-col gap-4 border-t border-rule pt-6">
      <h2 id="annexures-heading" tabIndex={-1} className="text-xl focus:outline-none">
        {say('heading')}
      </h2>
      <p className="text-sm text-muted">{say('lead')}</p>
      {draftId !== undefined || form.annexures ? (
        <AnnexureList form={form} draftId={draftId} store={store} onFiles={sending.add} />
      ) : null}
      {sending.uploads.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {sending.uploads.map(upload => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => sending.retry(upload)}
              onDrop={() => sending.drop(upload.key)}
            />
          ))}
        </ul>
      ) : null}
      <AddFiles onFiles={sending.add} />
    </section>
  )
}

/** Takes several files at once; a phone also offers its camera. */
function AddFiles({ onFiles }: { onFiles: (files: File[]) => void }) {
  const say = useMessages(annexureMessages)
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)

  function take(event: ChangeEvent<HTMLInputElement>) {
    onFiles([...(event.target.files ?? [])])
    event.target.value = ''
  }

  return (
    <div className="flex flex-wrap gap-3">
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={fileKinds}
        aria-label={say('addFiles')}
        onChange={take}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={say('takePhotograph')}
        onChange={take}
      />
      <Button variant="secondary" onClick={() => files.current?.click()}>
        <FilePlus2 aria-hidden="true" className="size-4" />
        {say('addFiles')}
      </Button>
      <Button variant="secondary" className="lg:hidden" onClick={() => camera.current?.click()}>
        <Camera aria-hidden="true" className="size-4" />
        {say('takePhotograph')}
      </Button>
    </div>
  )
}
