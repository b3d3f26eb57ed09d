import { editDistance } from '#server/lib/edit-distance.ts'
import { type Language, languages } from '#shared/languages.ts'
import { cutControls } from '#shared/templates/conditions/scope.ts'
import { listSources } from '#shared/templates/derived-sources.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import { cutAgreements } from '#shared/templates/parties/agreement.ts'
import { listTwins } from '#shared/templates/parties/join-parties.ts'
import type { FormDraft, FormText } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { rememberByObject } from './by-text.ts'
import { groupsInHand, listStandings } from './in-hand.ts'
import { listsIn } from './lists-in.ts'
import { placeOf } from './questions.ts'
import { allLines, atLine, inYaml } from './rule.ts'
import { listConditionNames } from './written-conditions.ts'

export function placeholdersAreDeclared(draft: FormDraft): Problem[] {
  const names = declaredNames(draft)
  const inTitles = namedByAnnexures(draft)
    .filter(name => name !== '' && !names.includes(name))
    .map(name =>
      inYaml(draft, ['annexures', 'list'], `{${name}} in a title is neither a question nor a derived field.`),
    )
  const inTexts = allLines(draft).flatMap(line =>
    listPlaceholders(line.text)
      .filter(name => !names.includes(name))
      .map(name => {
        const advice = suggestName(name, names) ?? 'Declare it under fields or derived, or correct it'
        return atLine(
          line,
          `{${name}} in ${draft.slug} is neither a question nor a derived field. ${advice}.`,
        )
      }),
  )
  return [...inTexts, ...inTitles]
}

/**
 * A repeat group has several answers to each question, so they must be printed by a derived field, a
 * table, or {each ...}.
 */
export function repeatedAnswersGoThroughDerived(draft: FormDraft): Problem[] {
  const { groups, fields } = draft.view
  const repeats = groups.filter(group => group.repeat).map(group => group.id)
  const lists = listsIn(draft.view)
  return listStandings(draft).flatMap(standing => {
    const inHand = groupsInHand(standing, draft)
    return listPlaceholders(standing.line.text).flatMap(name => {
      const group = lists.get(name)?.[0] ?? fields.find(field => field.name === name)?.group
      if (group === undefined || !repeats.includes(group) || inHand.includes(group)) return []
      const message = `{${name}} belongs to a repeat group: print it through partyBlock, nameList, causeName or listOf, in a table, or inside {each ${group}}.`
      return [atLine(standing.line, message)]
    })
  })
}

export function placeholdersAreEqual(draft: FormDraft): Problem[] {
  const used = languages.map(language => [language, printedIn(draft, language)] as const)
  const all = new Set(used.flatMap(([, names]) => [...names]))
  return used.flatMap(([language, names]) =>
    [...all]
      .filter(name => !names.has(name))
      .map(name => {
        const others = used.filter(([, has]) => has.has(name)).map(([code]) => `${code}.md`)
        const message = `{${name}} is in ${others.join(' and ')} but not here: use it in all three texts.`
        return { file: draft.texts[language].file, line: 1, message }
      }),
  )
}

/** An answer printed in capitals, as in an English heading, counts as printed. */
function printedIn({ texts, view }: FormDraft, language: Language): Set<string> {
  const loud = new Map(view.derived.flatMap(one => (one.fn === 'capitals' ? [[one.name, one.field]] : [])))
  return new Set([...placeholdersOf(texts[language])].map(name => loud.get(name) ?? name))
}

export function everythingDeclaredIsUsed(draft: FormDraft): Problem[] {
  const { fields, derived, papers } = draft.view
  const texts = [draft, ...draft.papers].flatMap(paper => languages.map(language => paper.texts[language]))
  const used = new Set(texts.flatMap(text => [...placeholdersOf(text)]))
  for (const name of listConditionNames(draft)) used.add(name)
  for (const name of namedByAnnexures(draft)) used.add(name)
  for (const { say } of draft.view.checks ?? [])
    for (const name of listPlaceholders(Object.values(say).join('\n'))) used.add(name)
  for (const field of [...derived, ...(papers?.derived ?? [])].toReversed())
    if (used.has(field.name)) for (const source of listSources(field, fields)) used.add(source)
  for (const [name, twin] of listTwins(draft.view)) if (used.has(twin)) used.add(name)
  return declaredNames(draft)
    .filter(name => !used.has(name))
    .map(name => inYaml(draft, placeOf(draft, name), `'${name}' is used in no text: use it or remove it.`))
}

/** Names used by the titles of annexures and by the list of further documents. */
function namedByAnnexures({ view: { annexures } }: FormDraft): string[] {
  if (!annexures) return []
  const { documents, list } = annexures
  const titles = list.flatMap(({ titles: all }) => listPlaceholders(Object.values(all).join('\n')))
  return [...titles, documents?.name ?? '', documents?.date ?? '']
}

export function bracesArePlaceholders(draft: FormDraft): Problem[] {
  return allLines(draft)
    .filter(({ text }) => {
      const written = cutControls(text).flatMap(piece =>
        typeof piece === 'string' ? cutAgreements(piece) : [],
      )
      return /[{}]/.test(
        written
          .filter(piece => typeof piece === 'string')
          .join('')
          .replace(/\{(?:[a-z][a-z-]*)?#(?:[A-Za-z]+(?: to [A-Za-z]+)?)?\}/g, '')
          .replace(/\{[A-Za-z][A-Za-z0-9]*\}/g, ''),
      )
    })
    .map(line =>
      atLine(line, 'A brace that is no {fieldName}. A shared clause {>name} stands alone on its line.'),
    )
}

export const placeholdersOf = rememberByObject(
  ({ sections }: FormText): ReadonlySet<string> =>
    new Set(listPlaceholders(Object.values(sections).join('\n'))),
)

export function declaredNames({ view }: FormDraft): string[] {
  return [...view.fields, ...view.derived].map(field => field.name)
}

/** A declared name for 'Did you mean ...', if one is similar enough. */
export function suggestName(name: string, known: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 4))
  const [closest] = known
    .map(candidate => ({
      candidate,
      distance: editDistance(name.toLowerCase(), candidate.toLowerCase(), limit),
    }))
    .sort((a, b) => a.distance - b.distance)
  if (!closest || closest.distance > limit) return undefined
  return `Did you mean {${closest.candidate}}`
}
