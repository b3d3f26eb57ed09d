import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CaseSummary, SummarySentence } from '#shared/contract/cases.ts'
import { countOf } from '#web/count-of.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Disclosure } from './Disclosure.tsx'
import { nameParagraph } from './search-labels.ts'

/** Sentences with their sources: extracts of the results, or written by a model and checked. */
export function SummaryPanel({ summary }: { summary: CaseSummary }) {
  const { kind, model, sentences, removed, notice } = summary
  if (sentences.length === 0 && removed.length === 0 && !notice) return null
  const title =
    kind === 'extracts' ? 'Extracts from the results' : `Written by ${model ?? 'the model'} from the results`
  return (
    <section aria-labelledby="case-summary">
      <Card className="flex flex-col gap-3 border-l-4 border-l-brass">
        <h3 id="case-summary" className="text-lg">
          {title}
        </h3>
        {notice ? <p className="text-sm text-muted">{notice}</p> : null}
        {sentences.length > 0 ? <Sentences sentences={sentences} isWaiting={kind === 'extracts'} /> : null}
        <Removed removed={removed} />
      </Card>
    </section>
  )
}

/** Extracts are also in the results, so on a phone they are closed at first. */
function Sentences({ sentences, isWaiting }: { sentences: readonly SummarySentence[]; isWaiting: boolean }) {
  const [isOpen, setOpen] = useState(!isWaiting)
  return (
    <>
      {isOpen ? null : (
        <Button variant="quiet" className="-mx-4 -my-2 self-start sm:hidden" onClick={() => setOpen(true)}>
          Show {countOf(sentences.length, 'extract')}
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
  const { text, caseId, caseTitle, citation, paragraphId, label } = sentence
  const source = [caseTitle, citation, nameParagraph(label)].filter(Boolean).join(', ')
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
  if (removed.length === 0) return null
  const are = removed.length === 1 ? 'was removed because its' : 'were removed because their'
  return (
    <Disclosure
      summary={`${countOf(removed.length, 'statement')} ${are} source did not bear ${removed.length === 1 ? 'it' : 'them'}`}
    >
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
