import type { DerivedField } from '#shared/contract/derived-fields.ts'
import type { FormField } from '#shared/contract/forms.ts'
import { type Condition, listNames } from '#shared/templates/conditions/condition.ts'
import { type NamedConditions, parseCondition } from '#shared/templates/conditions/parse-condition.ts'
import { type Control, cutControls, parseControlLine } from '#shared/templates/conditions/scope.ts'
import { listItemConditions } from '#shared/templates/derived-sources.ts'
import type { FormDraft, TextLine } from '../draft.ts'
import type { Problem } from '../problem.ts'
import type { YamlPath } from '../yaml-file.ts'
import { rememberByObject } from './by-text.ts'
import { groupsInHand, listStandings } from './in-hand.ts'
import { withPaperQuestions } from './papers-as-forms.ts'
import { placeOf } from './questions.ts'
import { atLine, inYaml } from './rule.ts'

/** A condition in the content, with its place and the names that it may use. */
export type Written = {
  text: string
  tell: (message: string) => Problem
  /**
   * The questions asked before the one that the condition controls, and for 'required if' the others of its
   * group; for a text, all questions.
   */
  above: readonly FormField[]
  /** The repeat group in whose items the condition is evaluated. */
  group?: string
  /** The computed values declared before it: all, but for a computed value itself. */
  computed: readonly DerivedField[]
}

/** Every name used by any condition of the form. */
export function listConditionNames(draft: FormDraft): string[] {
  const ofPapers = (draft.view.papers?.list ?? []).flatMap(({ showIf, per }) => [
    ...(showIf ? [showIf] : []),
    ...(per?.one ? [per.one] : []),
  ])
  const ofChosen = (draft.view.chosen ?? []).map(({ where }) => where)
  return [...listWritten(draft).map(({ text }) => text), ...ofPapers, ...ofChosen].flatMap(text => {
    const read = parseCondition(text, draft.view.conditions)
    return 'condition' in read ? listNames(read.condition) : []
  })
}

export const listWritten = rememberByObject((draft: FormDraft): readonly Written[] => {
  const { fields, groups, conditions = {}, derived } = draft.view
  const whole = withPaperQuestions(draft).view
  const inForm = (path: YamlPath) => (message: string) => inYaml(draft, path, message)
  const ofGroups = groups.flatMap(({ showIf }, index): Written[] => {
    if (!showIf) return []
    const before = groups.slice(0, index).map(group => group.id)
    const above = fields.filter(field => before.includes(field.group))
    return [{ text: showIf, tell: inForm(['groups', index, 'show if']), above, computed: derived }]
  })
  const ofFields = fields.flatMap((field, index): Written[] => {
    if (!field.showIf && !field.requiredIf) return []
    const place = placeOf(draft, field.name)
    const write = (key: 'show if' | 'required if', text: string | undefined, above: readonly FormField[]) =>
      text ? [{ text, above, tell: inForm([...place, key]), group: field.group, computed: derived }] : []
    // A question that looks whether it is answered itself is kept for the drafts that answered it.
    const isKept = asksWhetherAnswered(field.showIf, field.name, conditions)
    const above = fields.slice(0, isKept ? index + 1 : index)
    const beside = fields.slice(index + 1).filter(({ group }) => group === field.group)
    return [
      ...write('show if', field.showIf, above),
      ...write('required if', field.requiredIf, [...above, ...beside]),
    ]
  })
  const named = Object.entries(conditions).map(([name, text]) => {
    return { text, tell: inForm(['conditions', name]), above: whole.fields, computed: whole.derived }
  })
  const ofItems = derived.flatMap((one, index): Written[] => {
    const group = 'group' in one ? one.group : undefined
    return listItemConditions(one).map(({ key, text }): Written => {
      const tell = inForm(['derived', one.name, key])
      return { text, tell, above: fields, group, computed: derived.slice(0, index) }
    })
  })
  const ofChecks = (draft.view.checks ?? []).map((check): Written => {
    const group = whole.fields.find(field => field.name === check.at)?.group
    const tell = inForm(['checks', check.name, 'if'])
    return { text: check.if, tell, above: whole.fields, computed: whole.derived, ...(group && { group }) }
  })
  const ofAnnexures = (draft.view.annexures?.list ?? []).flatMap(({ name, showIf }): Written[] => {
    if (!showIf) return []
    const tell = inForm(['annexures', 'list', name, 'show if'])
    return [{ text: showIf, tell, above: fields, computed: derived }]
  })
  return [
    ...named,
    ...ofItems,
    ...ofGroups,
    ...ofFields,
    ...ofChecks,
    ...ofAnnexures,
    ...writtenInTexts(draft),
  ]
})

/** Whether the condition, or one that it names, asks of that question whether it is answered. */
function asksWhetherAnswered(text: string | undefined, name: string, conditions: NamedConditions): boolean {
  const read = text === undefined ? undefined : parseCondition(text, conditions)
  return read !== undefined && 'condition' in read && looksFor(read.condition, name)
}

function looksFor(condition: Condition, name: string): boolean {
  switch (condition.is) {
    case 'all':
    case 'any':
      return condition.of.some(one => looksFor(one, name))
    case 'answered':
      return condition.name === name
    default:
      return false
  }
}

export function writtenInTexts(draft: FormDraft): Written[] {
  return listStandings(draft).flatMap(standing => {
    const [group] = groupsInHand(standing, draft)
    return controlsOf(standing.line).flatMap(({ control }): Written[] => {
      if (!('text' in control)) return []
      const tell = (message: string) => atLine(standing.line, message)
      const written = { text: control.text, tell, above: draft.view.fields, computed: draft.view.derived }
      return [group === undefined ? written : { ...written, group }]
    })
  })
}

export type Placed = { control: Control; line: TextLine }

function controlsOf(line: TextLine): Placed[] {
  return cutControls(line.text).flatMap(piece =>
    typeof piece === 'string' ? [] : [{ control: piece, line }],
  )
}

export function controlAlone(line: TextLine): Placed | undefined {
  const control = parseControlLine(line.text)
  return control && { control, line }
}

export function controlsInside(line: TextLine): Placed[] {
  return controlAlone(line) ? [] : controlsOf(line)
}
