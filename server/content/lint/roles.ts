import { listPlaceholders } from '#shared/templates/parse-line.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { listStandings } from './in-hand.ts'
import { atLine } from './rule.ts'

type Side = { group: string; pattern: RegExp }

/**
 * Where a side may be several, its role is not written in the singular, unless the paper says that 'the plaintiff'
 * means all of them. Hindi and Marathi inflect the word, so only the English text can be read so.
 */
export function rolesAgreeInNumber(draft: FormDraft): Problem[] {
  if (draft.paper?.per) return []
  const sides = listSides(draft)
  return listStandings(draft).flatMap(({ line, each, table }) => {
    if (table === 'header' || !draft.texts.en.lines.includes(line)) return []
    const words = line.text.replace(/\{[^{}]*\}/g, ' ')
    return sides.flatMap(({ group, pattern }) => {
      const found = each === group ? null : pattern.exec(words)
      if (!found) return []
      const around = words.slice(Math.max(0, found.index - 20), found.index + 25).trim()
      const message = `'${around}': a role in the singular where there may be several: write {${group}: one | several} or {filingRole}.`
      return [atLine(line, message)]
    })
  })
}

/** An option prints as it is stored, so one that speaks of a side in the singular stays so. */
export function optionsAgreeInNumber(draft: FormDraft): Problem[] {
  if (draft.paper?.per) return []
  const sides = listSides(draft)
  const said = new Map(
    draft.view.fields.flatMap(({ name, group: own, options = [] }) => {
      const found = sides.flatMap(({ group, pattern }) => {
        const option = group === own ? undefined : options.find(each => pattern.test(each))
        return option === undefined ? [] : [{ group, option }]
      })
      return found.slice(0, 1).map(one => [name, one] as const)
    }),
  )
  return draft.texts.en.lines.flatMap(line =>
    listPlaceholders(line.text).flatMap(name => {
      const found = said.get(name)
      if (!found) return []
      const message = `{${name}} prints '${found.option.slice(0, 60)}' also where there are several: print it with \`choose\` and {${found.group}: one | several}.`
      return [atLine(line, message)]
    }),
  )
}

/** The sides that may be several, unless the paper says that the singular means all of them. */
function listSides({ cause, texts, view }: FormDraft): Side[] {
  const text = Object.values(texts.en.sections).join('\n')
  const called = (cause?.sides ?? []).flatMap(({ group, role }) => role.map(({ en }) => ({ group, en })))
  return called.flatMap(({ group, en }) => {
    const [one = '', several] = en.split('|').map(form => form.trim())
    const repeats = view.groups.some(({ id, repeat }) => id === group && repeat)
    const isTerm = new RegExp(`['‘]the ${one}['’] means`, 'i').test(text)
    return group && repeats && several && one !== several && !isTerm
      ? [{ group, pattern: patternOf(one) }]
      : []
  })
}

/** 'Petitioner No. 2' and 'a petitioner' speak of one. */
function patternOf(role: string): RegExp {
  return new RegExp(`(?<!\\b(?:a|an|each|every|any|one|which|no) )\\b${role}\\b(?! No\\b)`, 'i')
}
