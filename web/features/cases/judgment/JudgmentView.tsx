import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { listNoteParts } from '#shared/cases/note-parts.ts'
import type { CaseView } from '#shared/contract/cases.ts'
import { LawChanged } from '#web/features/law/parts/LawChanged.tsx'
import { useMessages } from '#web/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { historyQuery } from '../case-queries.ts'
import { listCitations } from '../shared/list-citations.ts'
import { caseMessages } from '../shared/messages.ts'
import { CitedBy } from './CitedBy.tsx'
import { Contents, ParagraphJump } from './Contents.tsx'
import { FindBar } from './FindBar.tsx'
import { LaterTreatments } from './history/LaterTreatments.tsx'
import { JudgmentFoot, NoFullText } from './JudgmentFoot.tsx'
import { JudgmentHead } from './JudgmentHead.tsx'
import { JudgmentText } from './JudgmentText.tsx'
import { findParagraph, listContents, listPieces } from './judgment-parts.ts'
import { Lawyers } from './Lawyers.tsx'
import { LikeThis } from './LikeThis.tsx'
import { describeLater, judgmentMessages } from './messages.ts'
import { NoteParts } from './NoteParts.tsx'
import { Precedents } from './Precedents.tsx'
import { FindProvider, useFind } from './use-find.ts'
import { useTarget } from './use-target.ts'
import './judgment.css'

const longText = 30

export function JudgmentView({ judgment }: { judgment: CaseView }) {
  const { id, paragraphs, hasFullText } = judgment
  const say = useMessages(judgmentMessages)
  const word = useMessages(caseMessages)
  const { data: history } = useQuery(historyQuery(id))
  const parts = useMemo(() => listNoteParts(judgment), [judgment])
  const pieces = useMemo(
    () => listPieces(judgment, parts, event => describeLater(event, say)),
    [judgment, parts, say],
  )
  const find = useFind(pieces)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const { found, place } = find
  const marks = useMemo(() => ({ found, current: place?.nth ?? -1 }), [found, place])
  const navigate = useNavigate()
  useTarget()
  usePrintHeader(listCitations(judgment, word)[0]?.text ?? judgment.caseTitle)

  function goToPart(part: string) {
    setIsSheetOpen(false)
    void navigate({ to: '/case-law/$id', params: { id }, hash: part })
  }

  const contents = (
    <div className="flex flex-col gap-5">
      <Contents
        entries={listContents(judgment, parts, { say, word }, (history?.points.length ?? 0) > 0)}
        onGo={goToPart}
      />
      {paragraphs.length > longText ? (
        <ParagraphJump
          last={paragraphs.at(-1)?.label ?? ''}
          find={typed => findParagraph(judgment, typed)}
          onGo={goToPart}
        />
      ) : null}
    </div>
  )

  return (
    <FindProvider value={marks}>
      <article className="judgment mx-auto w-full max-w-7xl px-4 pt-4 pb-10 sm:px-6">
        <PageTitle title={judgment.caseTitle} />
        <JudgmentHead judgment={judgment} />
        <div className="mt-4 max-w-4xl empty:hidden">
          <LawChanged kind="case" id={id} />
        </div>
        <div className="lg:mt-4 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-10">
          <aside
            data-chrome=""
            className="max-lg:hidden lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
          >
            {contents}
          </aside>
          <div className="min-w-0">
            <FindBar find={find} onContents={() => setIsSheetOpen(true)} />
            <div className="max-w-[46rem] print:max-w-none">
              {parts.length > 0 ? <p className="mt-4 text-sm text-muted">{say('ourNote')}</p> : null}
              <NoteParts parts={parts} />
              <Precedents cites={judgment.cites} />
              {history ? <LaterTreatments history={history} /> : null}
              <CitedBy id={id} count={judgment.citedByCount} />
              <LikeThis id={id} />
              {hasFullText ? (
                <JudgmentText id={id} paragraphs={paragraphs} />
              ) : (
                <NoFullText judgment={judgment} />
              )}
              <Lawyers lawyers={judgment.lawyers} />
              <JudgmentFoot judgment={judgment} />
            </div>
          </div>
        </div>
      </article>
      <Dialog
        open={isSheetOpen}
        onOpenChange={setIsSheetOpen}
        title={say('contents')}
        returnFocus={() => undefined}
      >
        {contents}
      </Dialog>
    </FindProvider>
  )
}

/** The citation for the head of every printed page; a page margin can take its words from a property of the root. */
function usePrintHeader(text: string) {
  useEffect(() => {
    const root = document.documentElement
    root.style.setProperty('--judgment-citation', JSON.stringify(text))
    return () => {
      root.style.removeProperty('--judgment-citation')
    }
  }, [text])
}
