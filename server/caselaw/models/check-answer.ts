import type { CaseSummary, SummarySentence } from '#shared/contract/cases.ts'
import type { ModelPassage } from './case-model.ts'
import type { Statement } from './formats.ts'
import { looksLikeInstruction } from './instructions-in-text.ts'
import { findForeignCases, findForeignCitations, findForeignSections } from './named-in-text.ts'
import { longestStatement } from './prompts.ts'
import { findQuotations } from './quotations.ts'
import { hasWords } from './words-in-text.ts'

type Checked = Pick<CaseSummary, 'sentences' | 'removed'>

/**
 * Keeps the statements that their source supports; the others are removed with the reason. `passages` are
 * numbered from 1.
 */
export function checkAnswer(statements: readonly Statement[], passages: readonly ModelPassage[]): Checked {
  const checked: Checked = { sentences: [], removed: [] }
  for (const statement of statements) {
    const text = writeSentence(statement)
    const result = checkStatement(text, statement.passages, passages)
    if (typeof result === 'string') checked.removed.push({ text: shorten(text), reason: result })
    else checked.sentences.push(result)
  }
  return checked
}

/** The sentence with the first source that supports all of it, or why it was removed. */
function checkStatement(
  text: string,
  numbers: readonly number[],
  passages: readonly ModelPassage[],
): SummarySentence | string {
  const reason = checkForm(text)
  if (reason) return reason
  const sources = numbers.flatMap(number => passages[number - 1] ?? [])
  if (numbers.length === 0) return 'It names no source.'
  if (sources.length < numbers.length) return 'Its source is not among the passages found.'
  const reasons = sources.map(source => checkSource(text, source))
  const source = sources[reasons.indexOf(null)]
  return source ? presentSentence(text, source) : (reasons[0] ?? 'Its source does not bear it out.')
}

function checkForm(text: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'It is empty.'
  if (text.length > longestStatement) return `It is longer than ${longestStatement} characters.`
  if (/https?:|\bwww\./i.test(text)) return 'It holds a web address.'
  return null
}

function checkSource(text: string, passage: ModelPassage): string | null {
  if (looksLikeInstruction(`${passage.caseTitle}\n${passage.text}`))
    return 'Its source gives instructions to programs.'
  const quoted = findQuotations(text).find(words => !hasWords(passage.text, words))
  if (quoted !== undefined) return `The words “${shorten(quoted.trim(), 80)}” are not in its source.`
  const source = [passage.caseTitle, passage.citation, passage.text].filter(Boolean).join('\n')
  const [foreign] = [
    ...findForeignCitations(text, source),
    ...findForeignSections(text, source),
    ...findForeignCases(text, source),
  ]
  return foreign === undefined ? null : `Its source does not name ${shorten(foreign, 120)}.`
}

function presentSentence(text: string, passage: ModelPassage): SummarySentence {
  const { caseId, caseTitle, citation, paragraphId, label } = passage
  return { text, caseId, caseTitle, citation, paragraphId, label }
}

/** One line. Passage numbers are removed: the reader sees the source beside the sentence. */
function writeSentence({ text, quotation }: Statement): string {
  const said = tidy(text.replace(/\s?\[(?:passages?\s)?\d{1,2}(?:,\s?\d{1,2})*\]/gi, ''))
  const quoted = tidy(quotation ?? '')
    .replace(/^["“”']+|["“”']+$/g, '')
    .replace(/["“”]/g, '’')
  return quoted === '' || hasWords(said, quoted) ? said : `${said} “${quoted}”`
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .trim()
}

function shorten(text: string, most = longestStatement): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text
}
