import type { Answers, FormValues } from '#shared/contract/forms.ts'
import { type Answer, isSameAnswer, isSameText, namesIn, toItems } from './compare-answers.ts'
import { findOrder, isInPlace } from './item-order.ts'

/** One question answered differently in two places. Without `item` and `question`, a whole answer or a whole list. */
export type Conflict = {
  name: string
  item?: number
  question?: string
  mine: Answer
  theirs: Answer
}

export type Merge = { values: FormValues; conflicts: Conflict[] }

/**
 * Merges two sets of answers with a common base: where both changed the same question, `mine` is kept and the conflict
 * is reported.
 */
export function mergeAnswers(base: FormValues, mine: FormValues, theirs: FormValues): Merge {
  const values: FormValues = {}
  const conflicts: Conflict[] = []
  for (const name of namesIn(base, mine, theirs)) {
    const merged = mergeAnswer(name, base[name], mine[name], theirs[name])
    if (merged.answer !== undefined) values[name] = merged.answer
    conflicts.push(...merged.conflicts)
  }
  return { values, conflicts }
}

/** The answers after choosing the other side of a conflict. */
export function takeTheirs(values: FormValues, { name, item, question, theirs }: Conflict): FormValues {
  if (item === undefined || question === undefined) return { ...values, [name]: theirs }
  if (Array.isArray(theirs)) return values
  const items = toItems(values[name])
  return {
    ...values,
    [name]: items.map((answers, at) => (at === item ? { ...answers, [question]: theirs } : answers)),
  }
}

type Merged = { answer: Answer | undefined; conflicts: Conflict[] }

function mergeAnswer(
  name: string,
  base: Answer | undefined,
  mine: Answer | undefined,
  theirs: Answer | undefined,
): Merged {
  if (isSameAnswer(mine, theirs) || isSameAnswer(theirs, base)) return { answer: mine, conflicts: [] }
  if (isSameAnswer(mine, base)) return { answer: theirs, conflicts: [] }
  if ([base, mine, theirs].some(Array.isArray)) {
    const merged = mergeLists(name, toItems(base), toItems(mine), toItems(theirs))
    if (merged) return merged
  }
  return { answer: mine, conflicts: [{ name, mine: mine ?? '', theirs: theirs ?? '' }] }
}

/**
 * Lists are merged item by item. They cannot be matched when both sides added items, one removed some, or
 * one moved items and changed them too.
 */
function mergeLists(name: string, base: Answers[], mine: Answers[], theirs: Answers[]): Merged | undefined {
  const moved = applyOrder(base, mine, theirs) ?? applyOrder(base, theirs, mine)
  if (moved) return { answer: moved, conflicts: [] }
  if (!isInPlace(base, mine) || !isInPlace(base, theirs)) return undefined
  const grown = [mine, theirs].filter(list => list.length > base.length).length
  if (grown > 1) return undefined
  const merged = base.map((item, index) =>
    mergeItem(name, index, item, mine[index] ?? {}, theirs[index] ?? {}),
  )
  const added = (mine.length > base.length ? mine : theirs).slice(base.length)
  return {
    answer: [...merged.map(({ answers }) => answers), ...added],
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  }
}

/** One side only changed the order of the items, and the other left the order as it was. */
function applyOrder(base: Answers[], ordered: Answers[], changed: Answers[]): Answers[] | undefined {
  const order = findOrder(base, ordered)
  if (!order || !isInPlace(base, changed)) return undefined
  return [...order.map(at => changed[at] ?? {}), ...changed.slice(base.length)]
}

function mergeItem(name: string, item: number, base: Answers, mine: Answers, theirs: Answers) {
  const answers: Answers = {}
  const conflicts: Conflict[] = []
  for (const question of Object.keys({ ...base, ...mine, ...theirs })) {
    const own = mine[question] ?? ''
    const other = theirs[question] ?? ''
    const isOthers = isSameText(own, base[question])
    answers[question] = isOthers ? other : own
    if (isOthers || isSameText(own, other) || isSameText(other, base[question])) continue
    conflicts.push({ name, item, question, mine: own, theirs: other })
  }
  return { answers, conflicts }
}
