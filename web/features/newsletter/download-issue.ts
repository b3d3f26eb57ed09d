import type { NewsletterIssue } from '#shared/contract/newsletter.ts'
import { writeIssueText } from '#shared/issue-text.ts'
import { saveFile } from '#web/save-file.ts'

export function downloadIssue(issue: NewsletterIssue) {
  saveFile(nameIssueFile(issue), new Blob([writeIssueText(issue)], { type: 'text/plain;charset=utf-8' }))
}

export function nameIssueFile({ title }: NewsletterIssue): string {
  return `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')}.txt`
}
