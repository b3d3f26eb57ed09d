import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CaseSummary, SummarySentence } from '#shared/contract/cases.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Disclosure } from './Disclosure.tsx'
import { useWords } from './messages.ts'
import { nameParagraph } from './search-labels.ts'

/** Sentences with their sources: extracts of the results, or written by a model and checked. */
export function SummaryPanel({ summary }: { summary: CaseSummary }) {
  const { say } = useWords()
  const { kind, model, sentences, removed, notice } = summary
  if (sentences.length === 0 && removed.length === 0 && !notice) return null
  const title = kind === 'extracts' ? say('extracts') : say('writtenBy', { model: model ?? say('theModel') })
  return (
    <section aria-labelledby="case-summary">
      <Card className="flex flex-col gap-3 border-l-4 border-l-brass">
        <h3 id="case-summary" className="text-lg">
          {title}
        </h3>
        {notice ? (
          <p lang="en" className="text-sm text-muted">
            {notice}
          </p>
        ) : null}
        {sentences.length > 0 ? <Sentences sentences={sentences} isWaiting={kind === 'extracts'} /> : null}
        <Removed removed={removed} />
      </Card>
    </section>
  )
}

/** Extracts are also in the results, so on a phone they are closed at first. */
function Sentences({ sentences, isWaiting }: { sentences: readonly SummarySentence[]; isWaiting: boolean }) {
  const { say } = useWords()
  const [isOpen, setOpen] = useState(!isWaiting)
  return (
    <>
      {isOpen ? null : (
        <Button variant="quiet" className="-mx-4 -my-2 self-start sm:hidden" onClick={() => setOpen(true)}>
          {say('showExtracts', { count: sentences.length })}
        </Button>
      )}
      <ul className={joinClasses('flex max-w-prose flex-col gap-2.5', !isOpen && 'max-sm:hidden')}>
        {sentences.map(sentence => (
          <Sentence key={sentence.caseId + sentence.paragraphId + sentence.text} sentence={sentence} />
        ))}
      </ul>
    </>
  )
}

function Sentence({ sentence }: { sentence: SummarySentence }) {
  const words = useWords()
  const { text, caseId, caseTitle, citation, paragraphId } = sentence
  const source = [caseTitle, citation, nameParagraph(sentence, words)].filter(Boolean).join(', ')
  return (
    <li>
      {text}{' '}
      <Link
        to="/case-law/$id"
        params={{ id: caseId }}
        hash={paragraphId}
        className="text-sm text-bench-ink underline decoration-1 underline-offset-2"
      >
        {source}
      </Link>
    </li>
  )
}

function Removed({ removed }: Pick<CaseSummary, 'removed'>) {
  const { say } = useWords()
  if (removed.length === 0) return null
  return (
    <Disclosure summary={say('removed', { count: removed.length })}>
      <ul className="flex max-w-prose flex-col gap-2 text-sm">
        {removed.map(({ text, reason }) => (
          <li key={text}>
            <s className="text-muted">{text}</s> <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
