import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { writeMark } from '#shared/annexures.ts'
import type { Language } from '#shared/languages.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { useMark } from '../annexures/use-mark.ts'
import { useBuilder } from '../builder-context.ts'
import { languageKeys, sayLayout } from '../describe-form.ts'
import { builderMessages } from '../messages.ts'
import { useChooseLanguage } from '../use-choose-language.ts'
import { courtMessages } from './messages.ts'
import { layoutOfCourt, markOfCourt } from './ways-of-court.ts'

type Way = {
  text: string
  source: string
  toCheck: boolean
  /** What is now used of it, and how to use it; absent where there is nothing to choose. */
  choice?: { isInUse: boolean; action?: string; use: () => void }
}

/**
 * How the named court wants its papers, and where that is known from. Only the layout is used by itself,
 * until somebody chooses another; the rest waits for a press.
 */
export function CourtWays() {
  const say = useMessages(courtMessages)
  const heading = useId()
  const { court } = useBuilder()
  const ways = useWays()
  if (!court || ways.length === 0) return null
  return (
    <section aria-labelledby={heading} className="rounded-md border border-rule bg-sunken p-4">
      <h3 id={heading} className="text-base">
        {say('heading')}
      </h3>
      <ul className="mt-1 flex flex-col divide-y divide-rule text-sm">
        {ways.map(way => (
          <WayRow key={way.text} way={way} />
        ))}
      </ul>
    </section>
  )
}

function WayRow({ way }: { way: Way }) {
  const say = useMessages(courtMessages)
  const { text, source, toCheck, choice } = way
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-2">
      <p className="min-w-0 flex-1 basis-56">
        {text}
        {toCheck ? (
          <span className="block text-brass-ink">{say('toCheck')}</span>
        ) : (
          <span lang="en" className="block break-words text-muted">
            {source}
          </span>
        )}
      </p>
      {choice ? (
        // The same button stays when it was pressed, so that it keeps the focus.
        <Button
          variant={choice.isInUse ? 'quiet' : 'secondary'}
          aria-disabled={choice.isInUse || undefined}
          aria-label={choice.isInUse ? undefined : (choice.action ?? say('useThis', { way: text }))}
          onClick={() => choice.isInUse || choice.use()}
        >
          {choice.isInUse ? (
            <>
              <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-bench-ink" />
              {say('inUse')}
            </>
          ) : (
            (choice.action ?? say('use'))
          )}
        </Button>
      ) : null}
    </li>
  )
}

function useWays(): Way[] {
  const say = useMessages(courtMessages)
  const sayOfForm = useMessages(builderMessages)
  const { filed, store, court, layout, language } = useBuilder()
  const { mark, keepMark } = useMark(filed, store)
  const { choose } = useChooseLanguage()
  const name = (list: readonly Language[]) => list.map(one => sayOfForm(languageKeys[one])).join(', ')
  if (!court) return []
  const ways: (Way | undefined)[] = [describeLayout(), describeMark(), describeLanguages(), describeUpload()]
  return ways.flatMap(way => way ?? [])

  function describeLayout() {
    const own = layoutOfCourt(filed, court)
    if (!own) return undefined
    const choice = { isInUse: layout.profile === own.profile, use: () => layout.choose(own.profile) }
    return { ...own, text: say('layout', { layout: sayLayout(own.profile, sayOfForm) }), choice }
  }

  function describeMark() {
    const own = markOfCourt(filed, court, language)
    if (!own) return undefined
    const text = say('marks', { first: writeMark(own.mark, 1), second: writeMark(own.mark, 2) })
    return { ...own, text, choice: { isInUse: mark === own.mark, use: () => keepMark(own.mark) } }
  }

  function describeLanguages() {
    const own = court?.languages
    const [first] = own?.filing ?? []
    if (!own || !first) return undefined
    const { filing, authorised } = own
    const isInUse = [...filing, ...authorised].includes(language)
    const further = authorised.length > 0 ? [say('authorised', { languages: name(authorised) })] : []
    const text = [say('languages', { languages: name(filing) }), ...further].join('; ')
    const action = say('writeIn', { language: sayOfForm(languageKeys[first]) })
    return { ...own, text, choice: { isInUse, action, use: () => void choose(first) } }
  }

  function describeUpload() {
    const own = court?.upload
    return own && { ...own, text: say('upload', { size: own.megabytes }) }
  }
}
