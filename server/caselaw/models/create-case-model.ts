import type { CaseModel, ModelPassage } from './case-model.ts'
import { createChat } from './chat.ts'
import { checkAnswer } from './check-answer.ts'
import { orderAnswer, parseAnswer, searchesAnswer, statementsAnswer } from './formats.ts'
import { looksLikeInstruction } from './instructions-in-text.ts'
import type { ModelServer } from './model-server.ts'
import { askForAnswer, askForOrder, askForSearches, mostSearches, mostStatements } from './prompts.ts'

/** The limit of each call in milliseconds; short, because the user is waiting. */
const timeLimits = { rewrite: 6000, rerank: 8000, answer: 15_000 }

const mostReranked = 20
const rerankedText = 800

export type CaseModelOptions = ModelServer & { /** In place of the limit of each call. */ timeLimit?: number }

/** A model behind an OpenAI-compatible address. Every call throws a ModelError if it gets nothing usable. */
export function createCaseModel({ timeLimit, ...server }: CaseModelOptions): CaseModel {
  const chat = createChat(server)
  const limits = timeLimit ? { rewrite: timeLimit, rerank: timeLimit, answer: timeLimit } : timeLimits

  async function rewrite(query: string): Promise<string[]> {
    const answer = await chat(askForSearches(query), limits.rewrite)
    return chooseSearches(parseAnswer(answer, searchesAnswer))
  }

  async function rerank(query: string, cases: Parameters<CaseModel['rerank']>[1]): Promise<string[]> {
    const shown = cases.slice(0, mostReranked).map(({ title, text }) => ({
      title,
      text: looksLikeInstruction(text) ? '' : text.slice(0, rerankedText),
    }))
    const order = parseAnswer(await chat(askForOrder(query, shown), limits.rerank), orderAnswer)
    const chosen = order.flatMap(number => (number <= shown.length ? (cases[number - 1]?.id ?? []) : []))
    return [...new Set([...chosen, ...cases.map(({ id }) => id)])]
  }

  async function answer(query: string, passages: ModelPassage[]) {
    const shown = passages
      .map((passage, at) => ({ ...passage, number: at + 1 }))
      .filter(passage => !looksLikeInstruction(`${passage.caseTitle}\n${passage.text}`))
    if (shown.length === 0) return { sentences: [], removed: [] }
    const written = parseAnswer(await chat(askForAnswer(query, shown), limits.answer), statementsAnswer)
    return checkAnswer(written.slice(0, mostStatements), passages)
  }

  return { name: server.model, rewrite, rerank, answer }
}

/** Only short terms of letters and digits are searched; everything else is dropped. */
function chooseSearches(said: unknown[]): string[] {
  const terms = said.flatMap(one => (typeof one === 'string' ? one.replace(/\s+/g, ' ').trim() : []))
  const usable = terms.filter(
    term => term.length <= 80 && /\p{L}/u.test(term) && /^[\p{L}\p{M}\p{N} .,/&()'’-]+$/u.test(term),
  )
  return [...new Map(usable.map(term => [term.toLowerCase(), term])).values()].slice(0, mostSearches)
}
