import { type MouseEvent, useEffect, useRef } from 'react'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { useMessages } from '#web/messages.ts'
import { type Builder, useBuilder } from '../builder-context.ts'
import { findNoTemplate } from '../document-state.ts'
import { builderMessages } from '../messages.ts'
import { findQuestion } from './find-question.ts'
import { createMarks, revealPlace } from './mark-places.ts'
import { Sheets } from './Sheets.tsx'
import { useDocument } from './use-document.ts'

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
    // Contained and out of the flow, so that a key lays out this box and not the page around it.
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
