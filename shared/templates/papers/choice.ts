import type { FormValues } from '#shared/contract/forms.ts'

/** What the advocate left out of the set (false) or took into it (true), by the paper's id. */
export type PaperChoice = Readonly<Record<string, boolean>>

/**
 * The choice stands among the answers of a draft, under names that no question can have: so it is saved, kept on the device,
 * merged with another tab and restored as every answer is.
 */
const prefix = 'paper:'
const chosen = { 'left out': false, 'taken in': true } as const
export type Chosen = keyof typeof chosen

export function choiceKey(paper: string): string {
  return prefix + paper
}

/** The paper that a name among the answers chooses about. */
export function paperOfKey(name: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined
}

export function isChosen(value: unknown): value is Chosen {
  return typeof value === 'string' && Object.hasOwn(chosen, value)
}

/** The choice of some answers: the same object while nothing else is chosen. */
export function createChoiceReader(): (values: FormValues) => PaperChoice {
  let last: { key: string; choice: PaperChoice } = { key: '[]', choice: {} }
  return values => {
    const entries = Object.entries(values).flatMap(([name, value]) => {
      const paper = paperOfKey(name)
      return paper !== undefined && isChosen(value) ? [[paper, chosen[value]] as const] : []
    })
    const key = JSON.stringify(entries)
    if (key !== last.key) last = { key, choice: Object.fromEntries(entries) }
    return last.choice
  }
}
