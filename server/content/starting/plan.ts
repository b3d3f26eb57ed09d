import { namedKinds, type PartyKind } from '#shared/templates/parties/party-kinds.ts'
import { type CourtStart, courtStarts, type ProceedingStart, proceedingStarts } from './words.ts'

export type Proceeding = keyof typeof proceedingStarts
export type Court = keyof typeof courtStarts

/** What an author says about a new form before it is written. */
export type Plan = {
  proceeding: Proceeding
  court: Court
  /** The kinds of party on the side that files and on the other. */
  filing: PartyKind[]
  opposite: PartyKind[]
  /** Shared papers beside the main one, by the names of their folders. */
  papers: string[]
  /** The documents the paper speaks of, each in a few English words. */
  annexures: string[]
}

export type Question = { ask: string; options?: readonly string[]; usual: string; several?: true }

/** Asked in this order; an empty answer takes what is usual. */
export function planQuestions(sharedPapers: readonly string[]): Record<keyof Plan, Question> {
  return {
    proceeding: { ask: 'What is filed?', options: Object.keys(proceedingStarts), usual: 'application' },
    court: { ask: 'In which court?', options: Object.keys(courtStarts), usual: 'district' },
    filing: { ask: 'Who may file it?', options: namedKinds, usual: 'individual, company', several: true },
    opposite: {
      ask: 'Who may be on the other side?',
      options: namedKinds,
      usual: 'individual, company, government',
      several: true,
    },
    papers: {
      ask: 'Which papers go with it, in the order of filing?',
      options: sharedPapers,
      usual: 'index, main, affidavit, list-of-annexures, vakalatnama',
      several: true,
    },
    annexures: {
      ask: "Which documents does it speak of? A few English words each, such as 'the order'; or 'none'.",
      usual: 'the order, the notice',
      several: true,
    },
  }
}

/** One answer as typed, or what is wrong with it. */
export function readAnswer(
  typed: string,
  { options, usual, several }: Question,
): string[] | { wrong: string } {
  const text = typed.trim() === '' ? usual : typed.trim()
  const parts = several
    ? text
        .split(',')
        .map(part => part.trim())
        .filter(Boolean)
    : [text]
  const unknown =
    options && parts.filter(part => part !== 'main' && part !== 'none' && !options.includes(part))
  if (unknown?.length)
    return { wrong: `There is no '${unknown.join("', '")}'; there are ${options?.join(', ')}.` }
  return parts.filter(part => part !== 'none')
}

export function makePlan(answers: Record<keyof Plan, string[]>): Plan {
  const { papers, annexures } = answers
  const [proceeding = '', court = ''] = [answers.proceeding[0], answers.court[0]]
  if (!Object.hasOwn(proceedingStarts, proceeding) || !Object.hasOwn(courtStarts, court))
    throw new Error('the answers were read before')
  return {
    proceeding: proceeding as Proceeding, // it is one of its names
    court: court as Court, // so is this
    filing: namedKinds.filter(kind => answers.filing.includes(kind)),
    opposite: namedKinds.filter(kind => answers.opposite.includes(kind)),
    papers: [...new Set(papers.includes('main') ? papers : ['main', ...papers])],
    annexures,
  }
}

export function wordsOf({ proceeding, court }: Plan): { filed: ProceedingStart; at: CourtStart } {
  return { filed: proceedingStarts[proceeding], at: courtStarts[court] }
}

/** 'the order of 4 March' is called order4March in form.yaml. */
export function nameOf(words: string, index: number): string {
  const parts =
    words
      .toLowerCase()
      .replace(/^(?:the|a|an|copy of) /, '')
      .match(/[a-z0-9]+/g) ?? []
  const name = parts
    .map((part, at) => (at === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('')
  return /^[a-z]/.test(name) ? name : `document${index + 1}`
}
