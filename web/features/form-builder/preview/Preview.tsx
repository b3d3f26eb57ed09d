import { type MouseEvent, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { FormValues, FormView } from '#shared/contract/forms.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { useMessages } from '#web/messages.ts'
import type { AnswerStore } from '../answer-store.ts'
import { type Builder, useBuilder, usePapersInSight } from '../builder-context.ts'
import { findNoTemplate } from '../document-state.ts'
import { builderMessages } from '../messages.ts'
import { type CountedPlace, readAnswer } from '../places.ts'
import { isAnswered } from '../progress.ts'
import { createMarks, revealPlace } from './mark-places.ts'
import { Sheets } from './Sheets.tsx'

/** The document, growing as the questions are answered. */
export function Preview({ profile }: { profile: CourtProfile }) {
  const say = useMessages(builderMessages)
  const { form, language } = useBuilder()
  const reason = findNoTemplate(form, language)
  if (reason) return <NoDocument>{say(reason)}</NoDocument>
  return <LiveDocument profile={profile} />
}

function LiveDocument({ profile }: { profile: CourtProfile }) {
  const say = useMessages(builderMessages)
  const builder = useBuilder()
  const { form, store, goToQuestion } = builder
  const document = useDocument(store)
  const scroller = useMarkedPlaces(builder)

  function follow(event: MouseEvent<HTMLElement>) {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-from]') : null
    if (!place || !window.getSelection()?.isCollapsed) return
    const { from = '', item } = place.dataset
    const question = findQuestion(form, store.values(), { from, item })
    if (question) goToQuestion(question)
  }

  if (document.sections.every(({ blocks }) => blocks.length === 0))
    return <NoDocument>{say('nothingYet')}</NoDocument>
  return (
    // Contained and out of the flow, so that a keystroke lays out only this box and not the whole page.
    <div className="min-h-0 flex-1 bg-sunken lg:relative">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches every question in the form itself */}
      <section
        ref={scroller}
        aria-label={say('documentPreview')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
        tabIndex={0}
        className="p-3 sm:p-5 lg:absolute lg:inset-0 lg:overflow-y-auto lg:overscroll-contain lg:contain-strict"
        onClick={follow}
      >
        <Sheets form={form} document={document} profile={profile} />
      </section>
    </div>
  )
}

function useMarkedPlaces({ focus }: Pick<Builder, 'focus'>) {
  const scroller = useRef<HTMLElement>(null)
  useEffect(() => {
    const marks = createMarks()
    function follow() {
      const place = focus.read()
      marks.show(place)
      if (place && scroller.current) revealPlace(place, scroller.current)
    }
    follow()
    const unsubscribe = focus.subscribe(follow)
    return () => {
      unsubscribe()
      marks.remove()
    }
  }, [focus])
  return scroller
}

function NoDocument({ children }: { children: string }) {
  return (
    <p className="flex min-h-64 flex-1 items-center justify-center bg-sunken p-6 text-center text-muted">
      {children}
    </p>
  )
}

/**
 * The compiled paper that is shown. Parts not affected by an edit stay the same objects, so React skips
 * them.
 */
function useDocument(store: AnswerStore): CompiledDocument {
  const { set, shownId } = usePapersInSight()
  const values = useSyncExternalStore(store.subscribe, store.values)
  return useMemo(() => set.compile(shownId, values), [set, shownId, values])
}

/** The question for a place in the document; when there are several, the first unanswered one. */
function findQuestion(
  form: Pick<FormView, 'fields' | 'groups'>,
  values: FormValues,
  place: { from: string; item: string | undefined },
): CountedPlace | undefined {
  const sources = place.from.split(' ')
  const places = form.fields
    .filter(({ name }) => sources.includes(name))
    .map(({ name, group }) => {
      const isRepeated = form.groups.some(({ id, repeat }) => id === group && repeat)
      return isRepeated ? { name, group, index: Number(place.item ?? 0) } : { name }
    })
  return places.find(where => !isAnswered(readAnswer(values, where))) ?? places[0]
}
