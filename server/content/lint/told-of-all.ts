import { cutControls } from '#shared/templates/conditions/scope.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine } from './rule.ts'

const went =
  'called upon|(?:served|given|sent|made|delivered|communicated|issued|demanded|handed)(?: in writing)?(?: (?:up)?on| to| of)'
const answered = 'received|replied|refused|(?:was|were) (?:told|asked|served)'

/**
 * Of several on the other side one is served today and another never: a sentence that gives one day to all of them looks at
 * how many they are, and says of whom it is true. What is prayed for lies ahead.
 */
export function daysAreNotToldOfAll({ cause, view, texts }: FormDraft): Problem[] {
  const days = new Set(view.fields.filter(({ type }) => type === 'date').map(({ name }) => name))
  const sides = (cause?.sides ?? []).filter(
    ({ files, group }) => !files && view.groups.some(({ id, repeat }) => repeat && id === group),
  )
  return sides.flatMap(({ group = '', role }) => {
    const ofAll = sayOfAll(
      group,
      role.flatMap(({ en }) => en.split('|').map(word => word.trim())),
    )
    const looks = listLooks(group, view)
    return texts.en.lines.flatMap(line => {
      if (line.text.startsWith('(')) return []
      const [said] = ofAll.exec(line.text) ?? []
      const day = said && listPlaceholders(line.text).find(name => days.has(name))
      if (!day || cutControls(line.text).some(piece => looksAt(piece, looks))) return []
      const message = `'${said}', with {${day}}, is said of all of several, who may have been served on different days or not at all: write {if ${group} are several} what is true of one of them, or leave out whom.`
      return [atLine(line, message)]
    })
  })
}

function sayOfAll(group: string, roles: readonly string[]): RegExp {
  const side = `(?:\\{oppositeRole\\}|\\{${group}: [^}]*\\}|(?:${roles.join('|')})\\b)`
  return new RegExp(`(?:${went}) the ${side}|the ${side} (?:${answered})\\b`, 'i')
}

/** How many they are, asked itself or by a condition with a name. */
function listLooks(group: string, { conditions = {} }: FormDraft['view']): RegExp {
  const number = new RegExp(`\\b${group} are `)
  const named = Object.entries(conditions).flatMap(([name, text]) => (number.test(text) ? name : []))
  return new RegExp(`\\b(?:${[`${group} are `, ...named.map(name => `${name}\\b`)].join('|')})`)
}

function looksAt(piece: ReturnType<typeof cutControls>[number], looks: RegExp): boolean {
  return typeof piece !== 'string' && 'text' in piece && looks.test(piece.text)
}
