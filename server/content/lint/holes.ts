import { type Language, languages } from '#shared/languages.ts'
import type { Segment, TemplateBlock } from '#shared/templates/blocks.ts'
import type { Condition } from '#shared/templates/conditions/condition.ts'
import { parseCondition } from '#shared/templates/conditions/parse-condition.ts'
import { listQuestions } from '#shared/templates/derived-sources.ts'
import { parseForm } from '#shared/templates/parse-form.ts'
import { swearing } from '#shared/templates/parties/chosen-parties.ts'
import { partyKinds, partyQuestions } from '#shared/templates/parties/party-kinds.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { rememberByObject } from './by-text.ts'

/**
 * The answer to a hidden question prints nothing, so the words around it must be hidden too: the
 * paragraph has nothing else, or the words are inside the same condition.
 */
export function hiddenAnswersLeaveNoHole(draft: FormDraft): Problem[] {
  const needs = listNeeds(draft)
  if (needs.size === 0) return []
  return languages.flatMap(language => {
    const blocks = parseForm(draft.view, language).flatMap(section => section.blocks)
    const holes = new Set(blocks.flatMap(block => findHoles(block, needs)))
    return [...holes].map(name => {
      const message = `{${name}} is asked only where its condition holds, and the words around it stay: put them between {if ...} and {end}.`
      return { file: draft.texts[language].file, line: lineOf(name, draft, language), message }
    })
  })
}

/** For each placeholder that may not be asked, the conditions that must all be true. */
export const listNeeds = rememberByObject(({ view }: FormDraft): ReadonlyMap<string, readonly string[]> => {
  const asksName = listNameConditions(view)
  const read = (text: string | undefined): string[] => {
    const result = text === undefined ? undefined : parseCondition(text, view.conditions)
    const needs = result && 'condition' in result ? cutConjuncts(result.condition) : []
    return needs.filter(need => need !== asksDeponent && !asksName.has(need))
  }
  const own = new Map(
    view.fields.map(field => {
      const group = view.groups.find(({ id }) => id === field.group)
      const needs = [...read(group?.showIf), ...read(field.showIf)]
      const kind = mayBePublic(field.name, view)
      return [field.name, kind ? needs.filter(need => !need.includes(`"${kind}"`)) : needs] as const
    }),
  )
  const computed = view.derived.map(({ name }) => {
    const behind = listQuestions(name, view).map(question => own.get(question) ?? [])
    const [first = [], ...others] = behind
    return [name, first.filter(need => others.every(other => other.includes(need)))] as const
  })
  return new Map([...own, ...computed].filter(([, needs]) => needs.length > 0))
})

/** The name of a party prints in any case: that of a government, which is not asked for, follows from its other answers. */
function listNameConditions({ fields }: FormDraft['view']): ReadonlySet<string> {
  return new Set(
    fields.flatMap(({ name }) => {
      const [, prefix] = /^(.+)GovernmentOf$/.exec(name) ?? []
      const asks = prefix === undefined ? undefined : partyQuestions.name?.if?.replaceAll('{p}', prefix)
      const parsed = asks === undefined ? undefined : parseCondition(asks)
      return parsed && 'condition' in parsed ? [JSON.stringify(parsed.condition)] : []
    }),
  )
}

/** The question of what a party is, where that may be the public in general, which names itself. */
function mayBePublic(name: string, { fields }: FormDraft['view']): string | undefined {
  const [, prefix] = /^(.+)Name$/.exec(name) ?? []
  const kind = fields.find(field => field.name === `${prefix}Kind`)
  return kind?.options?.includes(partyKinds.public.en) ? kind.name : undefined
}

/** Who swears prints in any case: a party who is chosen, or what is asked where none is. */
const asksDeponent = JSON.stringify({ is: 'counted', group: swearing, by: 'less', to: 1 })

function findHoles(block: TemplateBlock, needs: ReadonlyMap<string, readonly string[]>): string[] {
  const around = block.when ? cutConjuncts(block.when) : []
  return unitsOf(block).flatMap(segments => {
    const places = segments.flatMap(segment => ('field' in segment ? [segment] : []))
    const open = places.filter(({ field, when }) => {
      const met = when ? [...around, ...cutConjuncts(when)] : around
      return (needs.get(field) ?? []).some(need => !isMet(need, met))
    })
    const [first] = open
    if (!first) return []
    const goesWhole = places.every(({ field }) => isSame(needs.get(field), needs.get(first.field)))
    return goesWhole ? [] : open.map(({ field }) => field)
  })
}

/**
 * The parts of a block that are left out together: a row of columns, a cell of a table, or any other
 * block as a whole.
 */
function unitsOf(block: TemplateBlock): Segment[][] {
  if (block.kind === 'pageBreak') return []
  if (block.kind === 'columns') return block.rows.map(({ left, right }) => [...left, ...right])
  if (block.kind === 'table') return block.rows.flatMap(({ cells }) => cells.map(cell => [...cell]))
  return [block.lines.flat()]
}

export function cutConjuncts(condition: Condition): string[] {
  return condition.is === 'all' ? condition.of.flatMap(cutConjuncts) : [JSON.stringify(condition)]
}

/** 'A or B' is met where it is asked, where A is, and where one of several is of which each is enough. */
function isMet(need: string, met: readonly string[]): boolean {
  const enough = cutDisjuncts(need)
  return met.some(one => cutDisjuncts(one).every(part => enough.includes(part)))
}

function cutDisjuncts(written: string): string[] {
  const condition: Condition = JSON.parse(written)
  return condition.is === 'any' ? condition.of.flatMap(part => cutDisjuncts(JSON.stringify(part))) : [written]
}

function isSame(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every(need => other.includes(need))
}

function lineOf(name: string, { texts }: FormDraft, language: Language): number {
  const { file, lines } = texts[language]
  return lines.find(line => line.file === file && line.text.includes(`{${name}}`))?.line ?? 1
}
