import { useQuery } from '@tanstack/react-query'
import { Camera, FilePlus2 } from 'lucide-react'
import { type ChangeEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { AnnexureView, ChangeAnnexureBody } from '#shared/contract/annexures.ts'
import type { FormView } from '#shared/contract/forms.ts'
import { useAnswers } from '#web/answers.ts'
import { deriveNewer } from '#web/api.ts'
import type { DraftSession } from '#web/features/drafts/model/draft-session.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { notify } from '#web/ui/toast-store.ts'
import type { AnswerStore } from '../answer-store.ts'
import { AnnexureRow } from './AnnexureRow.tsx'
import { BindSet } from './BindSet.tsx'
import {
  annexuresQuery,
  askAgain,
  changeAnnexure,
  changeList,
  orderAnnexures,
  removeAnnexure,
  restoreAnnexure,
} from './calls.ts'
import { annexureMessages } from './messages.ts'
import { moveItem } from './move-item.ts'
import { UploadRow } from './UploadRow.tsx'
import { useMark, usePlacedFiles } from './use-named-annexures.ts'
import { useUploads } from './use-uploads.ts'

type AnnexureStepProps = { form: FormView; session: DraftSession; store: AnswerStore }

const none: AnnexureView[] = []

const kinds = 'application/pdf,image/jpeg,image/png,image/heic,image/heif,.pdf,.jpg,.jpeg,.png'

/** The last step: the annexures. If the form has not been saved yet, adding the first file saves it. */
export function AnnexureStep({ form, session, store }: AnnexureStepProps) {
  const say = useMessages(annexureMessages)
  const draftId = useSyncExternalStore(session.subscribe, () => session.read().state.draft?.id)
  const sending = useUploads(ensureDraft)

  async function ensureDraft(): Promise<number> {
    const known = session.read().state.draft?.id
    const id = known ?? (await session.save()).draft?.id
    if (id === undefined) throw new Error(say('saveFirst'))
    return id
  }

  return (
    <section aria-labelledby="annexures-heading" className="flex flex-col gap-4 border-t border-rule pt-6">
      <h2 id="annexures-heading" className="text-xl">
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
        accept={kinds}
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

type AnnexureListProps = {
  form: FormView
  draftId: number | undefined
  store: AnswerStore
  onFiles: (files: File[], entry: string) => void
}

/** Until the form is saved there are no files, only the annexures that the paper names. */
const unsaved = 0

function AnnexureList({ form, draftId = unsaved, store, onFiles }: AnnexureListProps) {
  const say = useMessages(annexureMessages)
  const { sayFailure } = useAnswers()
  const { data, error, refetch } = useQuery({ ...annexuresQuery(draftId), enabled: draftId !== unsaved })
  const { mark, keepMark } = useMark(form, store)
  const [news, setNews] = useState('')
  const [dragged, setDragged] = useState<number>()
  const annexures = data?.annexures ?? none
  const placed = usePlacedFiles(form, store, { files: annexures, mark })
  const named = placed.filter(({ entry }) => entry !== '')
  const entries = [
    { value: '', label: say('another') },
    ...named.map(({ entry, mark: of, title }) => ({ value: entry, label: `${of}: ${title}` })),
  ]

  async function attempt(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (failure) {
      notify({ title: sayFailure(failure), tone: 'danger' })
      await askAgain(draftId)
    }
  }

  function put(changed: AnnexureView) {
    changeList(draftId, list => list.map(other => (other.id === changed.id ? changed : other)))
  }

  function change(annexure: AnnexureView, part: Omit<ChangeAnnexureBody, 'version'>) {
    return attempt(async () => {
      try {
        put(await changeAnnexure(annexure.id, { version: annexure.version, ...part }))
      } catch (failure) {
        const newer = deriveNewer<AnnexureView>(failure)
        if (newer) put(newer)
        throw failure
      }
    })
  }

  function move(from: number, to: number) {
    const moved = moveItem(annexures, from, to)
    const title = annexures[from]?.title ?? ''
    changeList(draftId, () => moved)
    setNews(say('isNow', { title, place: to + 1 }))
    return attempt(() =>
      orderAnnexures(
        draftId,
        moved.map(({ id }) => id),
      ),
    )
  }

  function remove({ id, title }: AnnexureView) {
    return attempt(async () => {
      await removeAnnexure(id)
      changeList(draftId, list => list.filter(other => other.id !== id))
      const onPress = () => attempt(() => restoreAnnexure(id).then(() => askAgain(draftId)))
      notify({ title: say('removed', { title }), action: { label: say('undo'), onPress } })
    })
  }

  if (error)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-seal-ink">
        {say('notFetched')}
        <Button variant="secondary" onClick={() => refetch()}>
          {say('again')}
        </Button>
      </p>
    )
  if (placed.length === 0) return null
  return (
    <>
      <ol className="flex flex-col gap-2">
        {placed.map(({ entry, mark: own, title, files }) =>
          files.length === 0 ? (
            <li key={entry} className="rounded-md border border-rule border-dashed p-3">
              <MissingRow mark={own} title={title} onFiles={given => onFiles(given, entry)} />
            </li>
          ) : (
            files.map((annexure, at) => {
              const index = annexures.indexOf(annexure)
              return (
                <li
                  key={annexure.id}
                  draggable
                  className="rounded-md border border-rule bg-sheet p-3"
                  onDragStart={() => setDragged(index)}
                  onDragOver={event => event.preventDefault()}
                  onDrop={() => dragged === undefined || void move(dragged, index)}
                >
                  <AnnexureRow
                    annexure={annexure}
                    mark={at === 0 ? own : `${own} (${at + 1})`}
                    entries={entries}
                    isFirst={index === 0}
                    isLast={index === annexures.length - 1}
                    onChange={part => void change(annexure, part)}
                    onMove={by => void move(index, index + by)}
                    onRemove={() => void remove(annexure)}
                  />
                </li>
              )
            })
          ),
        )}
      </ol>
      <p className="sr-only" role="status">
        {news}
      </p>
      {annexures.length > 0 ? (
        <BindSet annexures={annexures} draftId={draftId} store={store} mark={mark} onMark={keepMark} />
      ) : null}
    </>
  )
}

type MissingRowProps = { mark: string; title: string; onFiles: (files: File[]) => void }

/** An annexure that the paper names but that has no file yet. */
function MissingRow({ mark, title, onFiles }: MissingRowProps) {
  const say = useMessages(annexureMessages)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 text-sm">
        <strong>{mark}</strong> {title}
        <span className="block text-muted">{say('missing')}</span>
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={kinds}
        aria-label={say('addTo', { mark })}
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button variant="secondary" aria-label={say('addTo', { mark })} onClick={() => input.current?.click()}>
        <FilePlus2 aria-hidden="true" className="size-4" />
        {say('addFiles')}
      </Button>
    </div>
  )
}
