import { BookOpen, Download, Eye } from 'lucide-react'
import type { NewsletterIssue } from '#shared/contract/newsletter.ts'
import { topicNames } from '#shared/newsletter.ts'
import { formatLongDay } from '#web/dates.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { downloadIssue } from './IssueReader.tsx'

const updatesShown = 2

export function IssueCard({ issue, onRead }: { issue: NewsletterIssue; onRead: () => void }) {
  const { title, description, date, category, content, featured } = issue
  return (
    <Card>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone="bench">{topicNames[category]}</Badge>
        {featured ? <Badge tone="brass">Featured</Badge> : null}
        <time dateTime={date}>{formatLongDay(date)}</time>
      </p>
      <h3 className="mt-2 text-xl">{title}</h3>
      <p className="mt-1 text-muted">{description}</p>
      <h4 className="mt-4 text-sm font-semibold">Key updates</h4>
      <ul className="mt-1 list-disc pl-5">
        {content.keyUpdates.slice(0, updatesShown).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button onClick={onRead} aria-label={`Read ${title}`}>
          <BookOpen aria-hidden="true" className="size-4" /> Read
        </Button>
        <Button variant="secondary" onClick={() => downloadIssue(issue)} aria-label={`Download ${title}`}>
          <Download aria-hidden="true" className="size-4" /> Download
        </Button>
        <Figures issue={issue} />
      </div>
    </Card>
  )
}

function Figures({ issue: { views, downloads } }: { issue: NewsletterIssue }) {
  return (
    <p
      data-sample=""
      className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted tabular-nums sm:ml-auto"
    >
      <span className="flex items-center gap-1.5">
        <Eye aria-hidden="true" className="size-4" /> {views.toLocaleString('en-IN')} views
      </span>
      <span className="flex items-center gap-1.5">
        <Download aria-hidden="true" className="size-4" /> {downloads.toLocaleString('en-IN')} downloads
      </span>
      <SampleMark />
    </p>
  )
}
