import { type FocusEvent, type ReactNode, Suspense, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DocumentFormat, FormValues, FormView } from '#shared/contract/forms.ts'
import type { Address } from '#web/address.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useMedia } from '#web/use-device.ts'
import type { AnswerStore } from './answer-store.ts'
import { createAskedListeners } from './asked-listeners.ts'
import {
  type Builder,
  BuilderContext,
  deriveQuestionLanguage,
  useDocumentLanguage,
} from './builder-context.ts'
import { useCourt, useLayout } from './courts/use-court.ts'
import { usePrintSheet } from './downloads/use-print-sheet.ts'
import { FormHead } from './FormHead.tsx'
import { createFocusStore } from './focus-store.ts'
import { goToQuestion, readPlace, useQuestionOfAddress } from './go-to.ts'
import { ChecklistDialog, useLaterParts } from './later-parts.ts'
import { builderMessages } from './messages.ts'
import { PhoneBar } from './PhoneBar.tsx'
import { useFormOfSet, usePapers } from './papers/use-papers.ts'
import { useDocumentPart, wideScreen } from './preview/use-document-part.ts'
import { useNumberWords } from './preview/use-number-words.ts'
import { createProgressReader } from './progress.ts'
import { Questions } from './questions/Questions.tsx'
import { listMissing, listPlaces } from './validate.ts'
import { createWarningReader } from './warnings.ts'

export type BuilderScreenProps = {
  form: FormView
  store: AnswerStore
  prefilled: FormValues
  back: { to: Address; label: string }
  isSaving: boolean
  /** Saves the answers; `missing` is the number of required answers that are missing. */
  onSave: (missing: number) => void
  /** Called instead of opening the checklist or a download, when these need an account. */
  onDocumentRefused?: () => void
  status: ReactNode
  notices?: ReactNode
  /** The annexures after the papers, when there is an account to store them. */
  annexures?: ReactNode
  /** The number of the draft once it is saved: its annexures are kept under it. */
  readDraftId?: () => number | undefined
}

type Face = 'questions' | 'preview'

function hasBegun(values: FormValues, prefilled: FormValues): boolean {
  return Object.keys(values).some(name => values[name] !== prefilled[name])
}

/**
 * The form builder: questions on the left, the document on the right. On a phone one tap switches between
 * them.
 */
export function BuilderScreen(props: BuilderScreenProps) {
  const { form: filed, store, prefilled, onDocumentRefused } = props
  const form = useFormOfSet(filed, store)
  const language = useDocumentLanguage(store)
  const questionLanguage = deriveQuestionLanguage(useLanguage(), language)
  const { part, retry } = useDocumentPart()
  const isWide = useMedia(wideScreen)
  const [face, setFace] = useState<Face>('questions')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const court = useCourt(filed, store)
  const layout = useLayout(filed, store, court)
  const { profile } = layout
  const [format, setFormat] = useState<DocumentFormat>()
  const [focus] = useState(createFocusStore)
  const [isBegun, setIsBegun] = useState(() => hasBegun(store.values(), prefilled))
  const subscribeToAsked = useMemo(() => createAskedListeners(form, store), [form, store])
  const readProgress = useMemo(() => createProgressReader(form, store.values), [form, store])
  const numberWords = useNumberWords(form, language, part)
  const papers = usePapers(filed, store, { createSet: part?.createSetCompiler, language, numberWords })
  const readWarnings = useMemo(
    () =>
      createWarningReader(
        store.values,
        part?.createWarningFinder(form, { language: questionLanguage, numberWords }),
        prefilled,
      ),
    [part, form, questionLanguage, numberWords, store, prefilled],
  )
  const isPreviewShown = isWide || face === 'preview'
  const areQuestionsShown = isWide || face === 'questions'

  const builder: Builder = useMemo(
    () => ({
      ...{ form, filed, papers, store, court, layout, language, questionLanguage },
      ...{ prefilled, focus, isSubmitted },
      ...{ subscribeToAsked, readProgress, readWarnings, numberWords },
      goToQuestion(place) {
        flushSync(() => setFace('questions'))
        goToQuestion(store, place)
      },
    }),
    [
      form,
      filed,
      papers,
      store,
      court,
      layout,
      language,
      questionLanguage,
      prefilled,
      focus,
      isSubmitted,
      subscribeToAsked,
      readProgress,
      readWarnings,
      numberWords,
    ],
  )
  usePrintSheet(builder, profile)
  useLaterParts()
  useQuestionOfAddress()

  function submit() {
    const missing = listMissing(form, store.values())
    setIsSubmitted(true)
    props.onSave(missing.length)
    if (missing[0]) builder.goToQuestion(missing[0])
  }

  function markPlaces(event: FocusEvent) {
    const place = readPlace(event.target, store)
    if (place) {
      papers?.follow(place)
      focus.set(place)
    }
  }

  function askForDocument(wanted: DocumentFormat) {
    if (onDocumentRefused) return onDocumentRefused()
    setFormat(wanted)
  }

  function turn(next: Face) {
    const place = focus.read()
    flushSync(() => {
      setFace(next)
      // The head is folded where the page changes anyway: a question would jump under the finger that goes to it.
      setIsBegun(hasBegun(store.values(), prefilled))
    })
    if (next === 'questions') {
      if (place) goToQuestion(store, place)
    } else if (!place || !part?.openAtPlace(place, listPlaces(form, store.values())))
      document.getElementById('document')?.scrollIntoView({ block: 'start' })
  }

  return (
    <BuilderContext value={builder}>
      <PageTitle title={form.titles[questionLanguage]} />
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-6 px-4 pt-4 pb-8 max-lg:pb-24 sm:px-6">
        <FormHead
          isFolded={isBegun}
          back={props.back}
          isSaving={props.isSaving}
          onSave={submit}
          onDownload={() => askForDocument('pdf')}
        />
        {props.notices}
        <div className="lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)] lg:items-start lg:gap-6">
          <Questions
            className={areQuestionsShown ? undefined : 'hidden'}
            status={props.status}
            annexures={props.annexures}
            isSaving={props.isSaving}
            onFocus={markPlaces}
            onSave={submit}
            onDownload={() => askForDocument('pdf')}
          />
          {isPreviewShown ? (
            <div
              id="document"
              className="flex scroll-mt-2 flex-col overflow-hidden rounded-md border border-rule max-lg:-mx-4 max-lg:rounded-none max-lg:border-x-0 sm:max-lg:-mx-6 lg:sticky lg:top-4 lg:h-[calc(100dvh-2rem)]"
            >
              {part ? (
                <part.DocumentPane
                  isWide={isWide}
                  onDocument={askForDocument}
                  onPagesRefused={onDocumentRefused}
                />
              ) : (
                <AwaitedDocument retry={retry} />
              )}
            </div>
          ) : null}
        </div>
      </div>
      {isWide ? null : <PhoneBar face={face} status={props.status} onTurn={turn} />}
      {format ? (
        <Suspense>
          <ChecklistDialog
            wish={{ format, courtProfile: profile }}
            draftId={props.readDraftId?.()}
            onClose={() => setFormat(undefined)}
          />
        </Suspense>
      ) : null}
    </BuilderContext>
  )
}

/** As high as the document will be, so that nothing moves when it appears. */
function AwaitedDocument({ retry }: { retry: (() => void) | undefined }) {
  const say = useMessages(builderMessages)
  return (
    <div className="min-h-dvh flex-1 bg-sunken p-3 sm:p-5">
      {retry ? (
        <ErrorState title={say('noConnection')} message={say('checkConnection')} onRetry={retry} />
      ) : null}
    </div>
  )
}
