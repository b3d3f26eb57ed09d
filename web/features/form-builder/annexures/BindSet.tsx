import { FileDown } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { markPattern, usualMarks } from '#shared/annexures.ts'
import type { AnnexureView } from '#shared/contract/annexures.ts'
import { useAnswers } from '#web/answers.ts'
import { useMessages } from '#web/messages.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { AnswerStore } from '../answer-store.ts'
import { downloadSet } from './calls.ts'
import { annexureMessages } from './messages.ts'

/** The size of the papers without annexures: two typefaces and some pages of text. */
const papersBytes = 150_000

/** What was bound last; its size is true until something of it changes. */
type Bound = { annexures: readonly AnnexureView[]; limit: string; bytes: number }

type BindSetProps = {
  annexures: readonly AnnexureView[]
  draftId: number
  store: AnswerStore
  mark: string
  onMark: (mark: string) => void
}

/** How annexures are marked and the set is split, its expected size, and the download. */
export function BindSet({ annexures, draftId, store, mark: kept, onMark }: BindSetProps) {
  const say = useMessages(annexureMessages)
  const { sayFailure } = useAnswers()
  const [limit, setLimit] = useState('')
  const [isBinding, setIsBinding] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [bound, setBound] = useState<Bound>()
  useEffect(() => (bound ? store.subscribe(() => setBound(undefined)) : undefined), [bound, store])
  const marks = useId()
  const [typed, setTyped] = useState<string>()
  const mark = typed ?? kept
  const isMarkRight = markPattern.test(mark)
  const others = annexures.filter(({ archival }) => !archival)

  /** Saved and used in the papers as soon as the text is a valid mark. */
  function type(next: string) {
    setTyped(next)
    if (markPattern.test(next)) onMark(next.trim())
  }

  async function bind() {
    if (!isMarkRight) return
    setIsBinding(true)
    setFailure(undefined)
    try {
      const { values, language } = store.read()
      const volumeLimit = Number(limit) >= 1 ? Number(limit) : undefined
      const { content } = await downloadSet(draftId, { values, language, mark: mark.trim(), volumeLimit })
      setBound({ annexures, limit, bytes: content.size })
      saveFile(`${say('setName')}.${content.type === 'application/zip' ? 'zip' : 'pdf'}`, content)
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBinding(false)
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={say('mark')}
          help={say('markHelp', { number: '{n}', letter: '{A}' })}
          error={isMarkRight ? undefined : say('markWrong', { number: '{n}', letter: '{A}' })}
          value={mark}
          list={marks}
          maxLength={60}
          onChange={event => type(event.target.value)}
        />
        <datalist id={marks}>
          {usualMarks.map(usual => (
            <option key={usual} value={usual} />
          ))}
        </datalist>
        <TextField
          label={say('volumes')}
          help={say('volumesHelp')}
          optional
          inputMode="numeric"
          value={limit}
          onChange={event => setLimit(event.target.value.replace(/\D/g, '').slice(0, 3))}
        />
      </div>
      <p role="status" className="text-sm text-muted">
        {bound && bound.annexures === annexures && bound.limit === limit
          ? say('boundSize', { size: inMegabytes(bound.bytes, 2) })
          : say('size', describeSize(annexures))}
      </p>
      {others.length > 0 ? (
        <p className="text-sm text-muted">
          {say('notArchival', { titles: others.map(({ title }) => title).join(', ') })}
        </p>
      ) : null}
      {failure === undefined ? null : (
        <p role="alert" className="text-sm text-seal-ink">
          {sayFailure(failure)}
        </p>
      )}
      <Button variant="secondary" className="self-start" loading={isBinding} onClick={bind}>
        {isBinding ? null : <FileDown aria-hidden="true" className="size-4" />}
        {say('download')}
      </Button>
    </div>
  )
}

function describeSize(annexures: readonly AnnexureView[]) {
  const bytes = annexures.reduce((sum, annexure) => sum + annexure.bytes, papersBytes)
  const pages = annexures.reduce((sum, annexure) => sum + annexure.pages, 0)
  return { pages, size: inMegabytes(bytes, 1) }
}

function inMegabytes(bytes: number, digits: number): string {
  return (bytes / 1024 / 1024).toFixed(digits)
}
