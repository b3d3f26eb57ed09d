import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { listStandings } from './in-hand.ts'
import { atLine } from './rule.ts'

/**
 * Where a side may be several, its role is not written in the singular, unless the paper says that 'the plaintiff'
 * means all of them. Hindi and Marathi inflect the word, so only the English text can be read so.
 */
export function rolesAgreeInNumber(draft: FormDraft): Problem[] {
  if (draft.paper?.per) return []
  const text = Object.values(draft.texts.en.sections).join('\n')
  const sides = (draft.cause?.sides ?? []).flatMap(({ group, role }) => {
    const [one = '', several] = role.en.split('|').map(form => form.trim())
    const repeats = draft.view.groups.some(({ id, repeat }) => id === group && repeat)
    const isTerm = new RegExp(`['‘]the ${one}['’] means`, 'i').test(text)
    return group && repeats && several && one !== several && !isTerm
      ? [{ group, pattern: patternOf(one) }]
      : []
  })
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

/** 'Petitioner No. 2' and 'a petitioner' speak of one. */
function patternOf(role: string): RegExp {
  return new RegExp(`(?<!\\b(?:a|an|each|every|any|one|which|no) )\\b${role}\\b(?! No\\b)`, 'i')
}
