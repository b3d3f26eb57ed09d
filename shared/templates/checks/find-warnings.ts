import type { FormCheck, FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { type AskingForm, createConditionParser, readAsked } from '../conditions/asked.ts'
import { type Condition, countKey, listNames } from '../conditions/condition.ts'
import { type Facts, holds } from '../conditions/holds.ts'
import { listQuestions } from '../derived-sources.ts'
import { fillLine } from '../fill-line.ts'
import type { NumberWords } from '../number-words.ts'
import { parseLine } from '../parse-line.ts'
import { plainText, type Resolved } from '../resolved.ts'
import { createResolver, type FormShape } from '../resolver.ts'
import { checkAges } from './ages-of-parties.ts'
import { checkAttorneys } from './attorney-swears.ts'
import { checkPowers } from './attorneys-power.ts'
import { checkDaysAhead } from './days-ahead.ts'

type CheckedForm = FormShape & AskingForm & Pick<FormView, 'checks'>

/** The finding of a check, with the question at which it is shown. */
export type Warning = Pick<FormCheck, 'name' | 'severity' | 'provision'> & {
  place: { name: string; group?: string; index?: number }
  text: string
  /** What its condition looks at: questions, and lists as a whole. */
  looksAt: readonly string[]
}

type Options = { language: Language; numberWords?: NumberWords | undefined }

/** Runs every check of the form on the answers. Findings never block the user. */
export function createWarningFinder(form: CheckedForm, { language, numberWords }: Options) {
  const written = form.checks ?? []
  const checks = [
    ...written,
    ...checkDaysAhead(form.fields, written),
    ...checkAges(form.fields, { ...form, checks: written }),
    ...checkAttorneys(form.fields, written),
    ...checkPowers(form),
  ]
  const parseCondition = createConditionParser(form)
  const ready = checks.flatMap(check => {
    const field = form.fields.find(({ name }) => name === check.at)
    if (!field) return []
    const condition = parseCondition(check.if)
    return [{ check, field, condition, looksAt: listLookedAt(condition, form) }]
  })
  const resolve = createResolver(form, {
    language,
    numberWords,
    blankRun: name => ({ text: '____', field: name, blank: true }),
  })

  return (values: FormValues): Warning[] => {
    if (ready.length === 0) return []
    const { resolved, items } = resolve(values)
    const asked = readAsked(form, values)
    return ready.flatMap(({ check, field, condition, looksAt }) => {
      const own = items.get(field.group)
      const each = own ?? [undefined]
      return each.flatMap((item, index): Warning[] => {
        const at = own ? index : undefined
        const look = (name: string) => item?.[name] ?? resolved.get(name)
        if (!asked.isShown(field, at) || !isMet(condition, look, resolved)) return []
        const place = at === undefined ? { name: check.at } : { name: check.at, group: field.group, index }
        const { name, severity, provision } = check
        return [{ name, severity, provision, place, text: sayIn(check.say[language], look), looksAt }]
      })
    })
  }
}

function listLookedAt(condition: Condition, { fields, groups, derived }: CheckedForm): string[] {
  const lists = new Set(groups.filter(({ repeat }) => repeat).map(({ id }) => id))
  const groupOf = (name: string) => fields.find(field => field.name === name)?.group ?? ''
  const listBehind = (name: string) => {
    const own = derived.find(candidate => candidate.name === name)
    const questions = listQuestions(name, { fields, derived })
    return own && 'group' in own && own.group !== undefined ? [own.group, ...questions] : questions
  }
  const names = listNames(condition).flatMap(listBehind)
  return [...new Set(names.map(name => (lists.has(groupOf(name)) ? groupOf(name) : name)))]
}

type Look = (name: string) => Resolved | undefined

function isMet(condition: Condition, look: Look, resolved: ReadonlyMap<string, Resolved>): boolean {
  const facts: Facts = {
    answer: name => look(name)?.raw ?? '',
    count: group => Number(resolved.get(countKey(group))?.raw ?? 1),
  }
  return holds(condition, facts)
}

const nothing: Resolved = { state: 'nothing', optional: true, raw: '', lines: [] }

function sayIn(sentence: string, look: Look): string {
  const lines = fillLine(parseLine(sentence), name => look(name) ?? nothing)
  return plainText({ ...nothing, lines }).replaceAll('\n', ', ')
}
