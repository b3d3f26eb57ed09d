import type { ReactNode } from 'react'
import type { NewsletterIssue } from '#shared/contract/newsletter.ts'
import { writeIssueText } from '#shared/issue-text.ts'
import { topicNames } from '#shared/newsletter.ts'
import { formatLongDay } from '#web/dates.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

export function IssueReader({ issue, onClose }: { issue: NewsletterIssue; onClose: () => void }) {
  const { title, category, date, content } = issue
  const footer = (
    <>
      <Button variant="secondary" onClick={() => downloadIssue(issue)}>
        Download
      </Button>
      <Button onClick={onClose}>Close</Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={title}
      description={`${topicNames[category]}, ${formatLongDay(date)}`}
      footer={footer}
    >
      <div className="flex max-w-prose flex-col gap-5">
        <p className="font-serif text-xl leading-snug font-semibold">{content.headline}</p>
        <p>{content.summary}</p>
        <Part title="Key updates">
          <ol className="list-decimal pl-5">{content.keyUpdates.map(listItem)}</ol>
        </Part>
        <Part title="Case spotlight">
          <p className="border-l-4 border-brass pl-4">{content.caseSpotlight}</p>
        </Part>
        <Part title="Practical tips">
          <ul className="list-disc pl-5">{content.practicalTips.map(listItem)}</ul>
        </Part>
      </div>
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-lg">{title}</h3>
      {children}
    </section>
  )
}

function listItem(line: string) {
  return (
    <li key={line} className="mt-1">
      {line}
    </li>
  )
}

export function downloadIssue(issue: NewsletterIssue) {
  saveFile(nameIssueFile(issue), new Blob([writeIssueText(issue)], { type: 'text/plain;charset=utf-8' }))
}

export function nameIssueFile({ title }: NewsletterIssue): string {
  return `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')}.txt`
}
