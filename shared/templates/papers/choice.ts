import type { FormValues } from '#shared/contract/forms.ts'

/** The papers that the advocate left out of the set (false) or added (true), by the paper's id. */
export type PaperChoice = Readonly<Record<string, boolean>>

/**
 * The choice is stored with the answers of a draft, under names that no question can have. So it is
 * saved, kept on the device, merged and restored like any answer.
 */
const prefix = 'paper:'
const chosen = { 'left out': false, 'taken in': true } as const
export type Chosen = keyof typeof chosen

export function choiceKey(paper: string): string {
  return prefix + paper
}

/** The id of the paper to which a name among the answers belongs. */
export function paperOfKey(name: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined
}

export function isChosen(value: unknown): value is Chosen {
  return typeof value === 'string' && Object.hasOwn(chosen, value)
}

/** Reads the choice from the answers; returns the same object while the choice has not changed. */
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
