import { createHash } from 'node:crypto'
import { orderCitations } from '#shared/cases/citations.ts'

type Identified = {
  /** The number of the case in the e-Courts system, if the source has it. */
  cnr?: string | null
  citations: readonly string[]
  title: string
  court: string
  date: string | null
  paragraphs: readonly { text: string }[]
}

/** A judgment has the same id on every import: from its CNR, else its first citation, else its words. */
export function judgmentId(judgment: Identified): string {
  const cnr = slug(judgment.cnr ?? '')
  if (cnr) return cnr
  const [first] = orderCitations(judgment.citations)
  return slug(first ?? '') || `text-${hashContent(judgment)}`
}

function slug(text: string): string {
  return toId(text.replace(/&/g, ' and '))
}

/** A number or a citation in the form of a library id. */
export function toId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
}

function hashContent({ title, court, date, paragraphs }: Identified): string {
  const words = [title, court, date ?? '', ...paragraphs.map(paragraph => paragraph.text)]
    .join('\n')
    .replace(/\s+/g, ' ')
  return createHash('sha256').update(words).digest('hex').slice(0, 20)
}
