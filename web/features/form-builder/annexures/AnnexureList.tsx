import { useQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AnnexureView, ChangeAnnexureBody } from '#shared/contract/annexures.ts'
import type { FormView } from '#shared/contract/forms.ts'
import { callAnnexure, describeAnnexure } from '#shared/templates/annexures/place-files.ts'
import { useAnswers } from '#web/answers.ts'
import { deriveNewer } from '#web/api.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { notify } from '#web/ui/toast-store.ts'
import type { AnswerStore } from '../answer-store.ts'
import { moveItem } from '../move-item.ts'
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
import { joinCertificate } from './join-certificate.ts'
import { annexureMessages } from './messages.ts'
import { useDragOrder } from './use-drag-order.ts'
import { useMark } from './use-mark.ts'
import { usePlacedFiles } from './use-named-annexures.ts'
import { useRowFocus } from './use-row-focus.ts'
import { weighParts } from './use-set-parts.ts'

type AnnexureListProps = {
  form: FormView
  draftId: number | undefined
  store: AnswerStore
  onFiles: (files: File[], entry: string) => void
}

const none: AnnexureView[] = []

/** The kinds of file that can be bound in. */
export const fileKinds = 'application/pdf,image/jpeg,image/png,image/heic,image/heif,.pdf,.jpg,.jpeg,.png'

/** Until the form is saved there are no files, only the annexures that the paper names. */
const unsaved = 0

/** The annexures in the order of their marks, with those that have no file yet. */
export function AnnexureList({ form, draftId = unsaved, store, onFiles }: AnnexureListProps) {
  const say = useMessages(annexureMessages)
  const { sayFailure } = useAnswers()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({ ...annexuresQuery(draftId), enabled: draftId !== unsaved })
  const { mark, keepMark } = useMark(form, store)
  const [news, setNews] = useState('')
  const { target, handle } = useDragOrder(moveTo)
  const annexures = data?.annexures ?? none
  const placed = usePlacedFiles(form, store, { files: annexures, mark })
  const inOrder = placed.flatMap(({ files }) => files)
  const rowFocus = useRowFocus(inOrder.map(({ id }) => id))
  const further = placed.filter(({ entry }) => entry === '').flatMap(({ files }) => files)
  const named = placed.filter(({ entry }) => entry !== '')
  const entries = [
    { value: '', label: say('another') },
    ...named.map(one => ({ value: one.entry, label: describeAnnexure(one) })),
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

  function moveTo(from: string, to: string) {
    const placeOf = (id: string) => inOrder.findIndex(annexure => String(annexure.id) === id)
    const moved = moveItem(inOrder, placeOf(from), placeOf(to))
    const title = inOrder[placeOf(from)]?.title ?? ''
    rowFocus.keep()
    changeList(draftId, () => moved)
    setNews(say('isNow', { title, place: placeOf(to) + 1 }))
    void attempt(() =>
      orderAnnexures(
        draftId,
        moved.map(({ id }) => id),
      ),
    )
  }

  function tellOfCertificate() {
    const joined = joinCertificate(form, store)
    if (joined.is === 'wanting') notify({ title: say('certificateWanting') })
    if (joined.is !== 'joined') return
    const paper = joined.titles[language]
    notify({
      title: say('certificateJoins', { paper }),
      action: { label: say('undo'), onPress: joined.undo },
    })
  }

  function remove({ id, title }: AnnexureView) {
    return attempt(async () => {
      await removeAnnexure(id)
      rowFocus.passOn(id)
      changeList(draftId, list => list.filter(other => other.id !== id))
      const onPress = () => attempt(() => restoreAnnexure(id).then(() => askAgain(draftId)))
      notify({ title: say('removed', { title }), action: { label: say('undo'), onPress } })
    })
  }

  if (error && !data)
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
        {placed.flatMap(({ entry, mark: own, title, files }) =>
          files.length === 0 ? (
            <li key={entry} className="rounded-md border border-rule border-dashed p-3">
              <MissingRow mark={own} title={title} onFiles={given => onFiles(given, entry)} />
            </li>
          ) : (
            files.map((annexure, at) => {
              // Files of one annexure change places among themselves, the further ones among each other.
              const peers = entry === '' ? further : files
              const before = peers[peers.indexOf(annexure) - 1]
              const after = peers[peers.indexOf(annexure) + 1]
              return (
                <li
                  key={annexure.id}
                  data-row={annexure.id}
                  data-peers={entry}
                  className={joinClasses(
                    'rounded-md border bg-sheet p-3',
                    target === String(annexure.id) ? 'border-bench ring-2 ring-bench' : 'border-rule',
                  )}
                >
                  <AnnexureRow
                    annexure={annexure}
                    mark={
                      at === 0
                        ? callAnnexure({ mark: own, title })
                        : `${callAnnexure({ mark: own, title })} (${at + 1})`
                    }
                    entry={entry}
                    entries={entries}
                    isDated={entry === '' && form.annexures?.documents?.date !== undefined}
                    onChange={part => {
                      void change(annexure, part)
                      if (part.electronic) tellOfCertificate()
                    }}
                    onUp={before && (() => moveTo(String(annexure.id), String(before.id)))}
                    onDown={after && (() => moveTo(String(annexure.id), String(after.id)))}
                    handle={handle}
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
        <BindSet
          annexures={annexures}
          parts={weighParts(placed)}
          draftId={draftId}
          store={store}
          mark={mark}
          onMark={keepMark}
        />
      ) : null}
    </>
  )
}

type MissingRowProps = { mark: string; title: string; onFiles: (files: File[]) => void }

/** An annexure that the paper names but that has no file yet. */
function MissingRow({ mark, title, onFiles }: MissingRowProps) {
  const say = useMessages(annexureMessages)
  const input = useRef<HTMLInputElement>(null)
  const addTo = say('addTo', { mark: callAnnexure({ mark, title }) })
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
        accept={fileKinds}
        aria-label={addTo}
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button variant="secondary" aria-label={addTo} onClick={() => input.current?.click()}>
        <FilePlus2 aria-hidden="true" className="size-4" />
        {say('addFiles')}
      </Button>
    </div>
  )
}
