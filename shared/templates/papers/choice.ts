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
  let last: { values?: FormValues; key: string; choice: PaperChoice } = { key: '', choice: {} }
  return values => {
    if (last.values === values) return last.choice
    const names = Object.keys(values).filter(name => name.startsWith(prefix) && isChosen(values[name]))
    const key = names.map(name => `${name} ${values[name]}`).join('\n')
    last = { values, key, choice: key === last.key ? last.choice : readChoice(names, values) }
    return last.choice
  }
}

function readChoice(names: readonly string[], values: FormValues): PaperChoice {
  return Object.fromEntries(
    names.flatMap(name => {
      const [paper, value] = [paperOfKey(name), values[name]]
      return paper !== undefined && isChosen(value) ? [[paper, chosen[value]] as const] : []
    }),
  )
}
