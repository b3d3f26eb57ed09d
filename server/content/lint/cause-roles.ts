import { languages } from '#shared/languages.ts'
import { parseCondition } from '#shared/templates/conditions/parse-condition.ts'
import { createScope, cutControls, parseControlLine } from '#shared/templates/conditions/scope.ts'
import type { FormDraft, TextLine } from '../draft.ts'
import type { Problem } from '../problem.ts'
import type { YamlPath } from '../yaml-file.ts'
import { findMistake, listLeaves } from './condition-mistakes.ts'
import { atLine, inYaml, type Rule } from './rule.ts'

/** A role is told for one and for several, and of its alternatives the last holds whatever is answered. */
function rolesAreWritten(draft: FormDraft): Problem[] {
  return (draft.cause?.sides ?? []).flatMap(({ group, role }, index) => {
    const path = ['cause', 'sides', index]
    const tell = (message: string) => inYaml(draft, path, `cause: ${message}`)
    const words = role.flatMap(called => languages.map(language => called[language]))
    const [last, ...others] = role.toReversed()
    return [
      ...(group !== undefined && words.some(one => !one.includes('|'))
        ? [tell("a role is written 'Petitioner | Petitioners', for one and for several.")]
        : []),
      ...(words.some(one => one.includes('{if '))
        ? [tell('a role that depends on an answer is a list of alternatives, each with its if.')]
        : []),
      ...(last?.if !== undefined
        ? [tell('the last alternative of a role has no if: it holds where no other does.')]
        : []),
      ...(others.some(one => one.if === undefined)
        ? [tell('an alternative without an if stands last: what follows it is never printed.')]
        : []),
    ]
  })
}

/** A deponent is named by the role before anything is computed, so a condition of it looks at questions alone. */
function rolesDependOnWhatIsAsked(draft: FormDraft): Problem[] {
  const { view } = draft
  const computed = [...view.derived.map(({ name }) => name), ...(view.chosen ?? []).map(({ id }) => id)]
  return listConditions(draft).flatMap(({ text, path }) => {
    const tell = (message: string) => inYaml(draft, path, `The condition '${text}' ${message}`)
    const read = parseCondition(text, view.conditions)
    if ('wrong' in read) return [tell(`${read.wrong}.`)]
    return listLeaves(read.condition).flatMap(leaf => {
      const looksAt = 'name' in leaf ? leaf.name : leaf.group
      if (computed.includes(looksAt))
        return [tell(`of a role: '${looksAt}' is computed: look at the questions it is computed from.`)]
      const wrong = findMistake(leaf, { text, tell, above: view.fields, computed: [] }, draft)
      return wrong ? [tell(`of a role: ${wrong}`)] : []
    })
  })
}

/** Where a side is called by an answer, no cause title and no place to sign calls it by one of its names. */
function rolesFollowTheAnswer(draft: FormDraft): Problem[] {
  const sides = draft.cause?.sides ?? []
  return [draft, ...draft.papers].flatMap(({ texts }) =>
    languages.flatMap(language => {
      const fixed = sides.flatMap(({ role }) => {
        const alternatives = new Set(role.map(called => called[language]))
        const names = alternatives.size > 1 ? [...alternatives].flatMap(one => one.split('|')) : []
        return names.filter(name => !name.includes('{'))
      })
      if (fixed.length === 0) return []
      return listFixed(texts[language].lines).flatMap(({ line, words }) => {
        const named = line.text.startsWith('>>') && fixed.find(name => wordOf(name.trim()).test(words))
        if (!named) return []
        const message = `'${named.trim()}' stands here in every case: write {FilingRole}, {OppositeRole} or {>cause parties}.`
        return [atLine(line, message)]
      })
    }),
  )
}

function wordOf(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}])`, 'u')
}

type Conditioned = { text: string; path: YamlPath }

function listConditions({ cause }: FormDraft): Conditioned[] {
  const ofForum = (cause?.court.forum ?? []).map(({ if: text }, at) => ({
    text,
    path: ['cause', 'court', 'forum', at, 'if'],
  }))
  const ofSides = (cause?.sides ?? []).flatMap((side, index) => {
    const path = ['cause', 'sides', index]
    const ofRole = side.role.map((called, at) => ({ text: called.if, path: [...path, 'role', at, 'if'] }))
    return [...ofRole, { text: side['first if'], path: [...path, 'first if'] }]
  })
  return [...ofForum, ...ofSides].flatMap(one => (one.text === undefined ? [] : [{ ...one, text: one.text }]))
}

/** The lines that print in every case, with the words of each that do. */
function listFixed(lines: readonly TextLine[]): { line: TextLine; words: string }[] {
  const around = createScope(text => ({ is: 'answered', name: text }))
  return lines.flatMap(line => {
    const control = parseControlLine(line.text)
    if (control) around.apply(control)
    if (control || around.when()) return []
    const inside = createScope(text => ({ is: 'answered', name: text }))
    const words = cutControls(line.text).flatMap(piece => {
      if (typeof piece !== 'string') inside.apply(piece)
      return typeof piece === 'string' && !inside.when() ? [piece] : []
    })
    return [{ line, words: words.join(' ') }]
  })
}

/** The rules for what the sides of a cause are called, by name; each has a test in which it fails. */
export const roleRules: Record<string, Rule> = {
  rolesAreWritten,
  rolesDependOnWhatIsAsked,
  rolesFollowTheAnswer,
}
