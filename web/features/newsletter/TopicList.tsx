import type { NewsletterIssue } from '#shared/contract/newsletter.ts'
import { type NewsletterTopic, newsletterTopics, topicNames } from '#shared/newsletter.ts'
import { anything } from '#web/search.ts'
import { Chip, ChipRow } from '#web/ui/Chip.tsx'
import type { NewsletterSearch } from './newsletter-search.ts'

type TopicListProps = {
  issues: readonly NewsletterIssue[]
  chosen: NewsletterSearch['category']
  onChoose: (topic: NewsletterSearch['category']) => void
}

/** The categories, each with how many issues it has. */
export function TopicList({ issues, chosen, onChoose }: TopicListProps) {
  const count = (topic: NewsletterTopic) => issues.filter(issue => issue.category === topic).length
  return (
    <ChipRow label="Categories">
      <Chip pressed={chosen === anything} onClick={() => onChoose(anything)}>
        All <Count of={issues.length} />
      </Chip>
      {newsletterTopics.map(topic => (
        <Chip key={topic} pressed={chosen === topic} onClick={() => onChoose(topic)}>
          {topicNames[topic]} <Count of={count(topic)} />
        </Chip>
      ))}
    </ChipRow>
  )
}

/** Reserves the width of the counts before they are known. */
function Count({ of }: { of: number }) {
  return <span className="min-w-2 text-center font-normal tabular-nums">{of || '\u2007'}</span>
}
