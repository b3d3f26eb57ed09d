import { FileDown } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { markPattern, usualMarks } from '#shared/annexures.ts'
import type { AnnexureView } from '#shared/contract/annexures.ts'
import { useAnswers } from '#web/answers.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { AnswerStore } from '../answer-store.ts'
import { useBuilder } from '../builder-context.ts'
import { bindSet } from './bind-set.ts'
import { annexureMessages } from './messages.ts'
import { SetSize } from './SetSize.tsx'
import { SizeLimit } from './SizeLimit.tsx'
import { readFileSizes, type SetPart } from './set-size.ts'
import { useSizeLimit } from './use-size-limit.ts'

/** The sizes of the files bound last; true until something of the set changes. */
type Bound = { annexures: readonly AnnexureView[]; volumeLimit: number | undefined; sizes: number[] }

type BindSetProps = {
  annexures: readonly AnnexureView[]
  /** The annexures with their files, as they are bound. */
  parts: readonly SetPart[]
  draftId: number
  store: AnswerStore
  mark: string
  onMark: (mark: string) => void
}

/** How annexures are marked and the set is divided, its size against the court's limit, and the download. */
export function BindSet({ annexures, parts, draftId, store, mark: kept, onMark }: BindSetProps) {
  const say = useMessages(annexureMessages)
  const { sayFailure } = useAnswers()
  const { filed, court, layout } = useBuilder()
  const language = useLanguage()
  const limit = useSizeLimit(store, court)
  const [isDivided, setIsDivided] = useState(true)
  const [isBinding, setIsBinding] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [bound, setBound] = useState<Bound>()
  useEffect(() => (bound ? store.subscribe(() => setBound(undefined)) : undefined), [bound, store])
  const marks = useId()
  const [typed, setTyped] = useState<string>()
  const mark = typed ?? kept
  const isMarkRight = markPattern.test(mark)
  const others = annexures.filter(({ archival }) => !archival)
  const volumeLimit = isDivided ? limit.megabytes : undefined
  const isBound = bound?.annexures === annexures && bound.volumeLimit === volumeLimit

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
      const wish = { volumeLimit, mark: mark.trim(), courtProfile: layout.profile }
      const content = await bindSet(draftId, store, wish, say('setName', { title: filed.titles[language] }))
      const isZip = content.type === 'application/zip'
      const sizes = isZip ? readFileSizes(new DataView(await content.arrayBuffer())) : [content.size]
      setBound({ annexures, volumeLimit, sizes })
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
        <SizeLimit limit={limit} isDivided={isDivided} onDivide={setIsDivided} />
      </div>
      <SetSize
        annexures={annexures}
        parts={parts}
        limit={limit.megabytes}
        isDivided={isDivided}
        bound={isBound ? bound.sizes : undefined}
      />
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
