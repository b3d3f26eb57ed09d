import { both, type Condition, opposite } from './condition.ts'

export type ParseCondition = (text: string) => Condition

/** {if ...}, {else if ...}, {else} and {end}, in a line or on a line of their own. */
export type Control = { control: 'if' | 'elseIf'; text: string } | { control: 'else' | 'end' }

const controls = /(\{(?:if [^{}]*|else if [^{}]*|else|end)\})/
const whole = new RegExp(`^${controls.source}$`)

/** Cuts a line into its words and its controls. */
export function cutControls(text: string): (string | Control)[] {
  if (!text.includes('{')) return [text]
  return text
    .split(controls)
    .map((part, index) => (index % 2 === 0 ? part : toControl(part)))
    .filter(part => part !== '')
}

/** A control that has the line to itself governs the blocks down to the next such line. */
export function parseControlLine(line: string): Control | undefined {
  const trimmed = line.trim()
  return whole.test(trimmed) ? toControl(trimmed) : undefined
}

function toControl(tag: string): Control {
  const inner = tag.slice(1, -1)
  if (inner === 'else' || inner === 'end') return { control: inner }
  if (inner.startsWith('else if ')) return { control: 'elseIf', text: inner.slice(8) }
  return { control: 'if', text: inner.slice(3) }
}

/** Keeps count of the conditions that are open at a place of a text. */
export type ConditionScope = { apply: (control: Control) => void; when: () => Condition | undefined }

type Open = { now: Condition; before: Condition | undefined }

export function createScope(read: ParseCondition): ConditionScope {
  const open: Open[] = []
  return {
    apply(control) {
      if (control.control === 'if') return void open.push({ now: read(control.text), before: undefined })
      const last = open.pop()
      if (!last || control.control === 'end') return
      const before = both(last.before, opposite(last.now))
      const now = control.control === 'elseIf' ? both(before, read(control.text)) : before
      open.push({ now, before })
    },
    when: () => open.reduce<Condition | undefined>((all, { now }) => both(all, now), undefined),
  }
}
