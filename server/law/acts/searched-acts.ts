import { acts, findAct } from './acts.ts'
import { findActs } from './find-acts.ts'

const byWord = new Map<string, Set<string>>()
for (const { name, searched } of acts)
  for (const word of searched?.split(' ') ?? []) byWord.set(word, (byWord.get(word) ?? new Set()).add(name))

/** The acts that words of a search name, each word by itself, by their names in the table. */
export function nameSearchedActs(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap(word => [...(byWord.get(word) ?? [])]))
}

const cited = new Map<string, readonly string[]>()

/** Whether an act that a form or guide cites is one of these. Rules count as their act. */
export function isOneOfActs(act: string, names: ReadonlySet<string>): boolean {
  const known = cited.get(act) ?? findCited(act)
  cited.set(act, known)
  return known.some(name => names.has(name))
}

function findCited(act: string): readonly string[] {
  if (findAct(act)) return [act]
  const [found] = findActs(act.replace(/ Rules$/, ' Act'))
  return found?.candidates.map(({ name }) => name) ?? []
}
