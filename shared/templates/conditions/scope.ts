import type { Each } from '../blocks.ts'
import { both, type Condition, opposite } from './condition.ts'

export type ParseCondition = (text: string) => Condition

/**
 * {if ...}, {else if ...}, {else} and {end}, in a line or on a line of their own; {each ...} only on a
 * line of its own.
 */
export type Control =
  | { control: 'if' | 'elseIf'; text: string }
  | { control: 'each'; group: string }
  | { control: 'else' | 'end' }

const controls = /(\{(?:if [^{}]*|else if [^{}]*|each [^{}]*|else|end)\})/
const whole = new RegExp(`^${controls.source}$`)

/** Splits a line into words and controls. */
export function cutControls(text: string): (string | Control)[] {
  if (!text.includes('{')) return [text]
  return text
    .split(controls)
    .map((part, index) => (index % 2 === 0 ? part : toControl(part)))
    .filter(part => part !== '')
}

/** A control on its own line applies to all blocks up to the next such line. */
export function parseControlLine(line: string): Control | undefined {
  const trimmed = line.trim()
  return whole.test(trimmed) ? toControl(trimmed) : undefined
}

function toControl(tag: string): Control {
  const inner = tag.slice(1, -1)
  if (inner === 'else' || inner === 'end') return { control: inner }
  if (inner.startsWith('else if ')) return { control: 'elseIf', text: inner.slice(8) }
  if (inner.startsWith('each ')) return { control: 'each', group: inner.slice(5).trim() }
  return { control: 'if', text: inner.slice(3) }
}

/** Tracks which conditions are open at a place in a text, and which group is repeated there. */
export type ConditionScope = {
  apply: (control: Control) => void
  when: () => Condition | undefined
  each: () => Each | undefined
}

type Open = { now: Condition; own: Condition | undefined; before: Condition | undefined } | Each

export function createScope(read: ParseCondition): ConditionScope {
  const open: Open[] = []
  let eaches = 0
  return {
    apply(control) {
      if (control.control === 'each') return void open.push({ group: control.group, at: eaches++ })
      if (control.control === 'if') {
        const own = read(control.text)
        return void open.push({ now: own, own, before: undefined })
      }
      const last = open.pop()
      if (!last || 'group' in last || control.control === 'end') return
      const before = last.own ? both(last.before, opposite(last.own)) : last.now
      const own = control.control === 'elseIf' ? read(control.text) : undefined
      open.push({ now: own ? both(before, own) : before, own, before })
    },
    when: () =>
      open.reduce<Condition | undefined>((all, one) => ('now' in one ? both(all, one.now) : all), undefined),
    each: () => open.findLast(one => 'group' in one),
  }
}
