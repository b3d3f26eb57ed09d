import { readdirSync, readFileSync } from 'node:fs'
import { findCitations } from '#server/law/cases/find-citations.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { rememberByText } from './by-text.ts'
import { atLine, inYaml, paragraphsOf } from './rule.ts'

const content = new URL('../../../content/', import.meta.url)
let known: Map<string, string> | undefined

/** A case that a paper cites is in content/cases or in content/law/cited-cases.tsv, under the name given to it. */
export function citedCasesAreKnown(draft: FormDraft): Problem[] {
  const inTexts = paragraphsOf(draft.texts.en).flatMap(({ first, text }) =>
    whatIsWrong(text).map(message => atLine(first, message)),
  )
  if (draft.paper) return inTexts
  const inChoices = draft.view.derived.flatMap(derived =>
    derived.fn === 'choose'
      ? Object.values(derived.cases).flatMap(({ en }) =>
          whatIsWrong(en).map(message => inYaml(draft, ['derived', derived.name], message)),
        )
      : [],
  )
  const inHelp = draft.view.fields.flatMap(({ name, help }) =>
    whatIsWrong(help?.en ?? '').map(message =>
      inYaml(draft, ['fields', draft.declaredAt.get(name) ?? 0], message),
    ),
  )
  return [...inTexts, ...inChoices, ...inHelp]
}

const whatIsWrong = rememberByText((text: string): string[] => {
  const found = findCitations(text)
  return found.flatMap(({ citation, from }, index) => {
    const title = loadKnown().get(citation)
    if (title === undefined)
      return [
        `${citation} is neither in content/cases nor in content/law/cited-cases.tsv: look it up and add it, or leave it out.`,
      ]
    const before = text.slice(found[index - 1]?.to ?? 0, from)
    return isNamed(title, before) ? [] : [`${citation} is ${title}: the text gives it another name.`]
  })
})

/** One word of the parties' names stands before the citation; a further citation of the same case has none. */
function isNamed(title: string, before: string): boolean {
  const words = title.toLowerCase().match(/[a-z]{3,}/g) ?? []
  const given = before.toLowerCase()
  return (
    !/[a-z]{3,}/.test(given.replace(/\bequivalent|\balso\b/g, '')) ||
    words.some(word => word !== 'state' && given.includes(word))
  )
}

function loadKnown(): Map<string, string> {
  known ??= new Map([...listLandmarks(), ...listTable()])
  return known
}

const relied = /\{ title: "?(.*?)"?, citation: "?([^"}]*?)"?, treatment/g
const later = /^ +by: "?(.*?)"?\n +citation: "?(.*?)"?$/gm

/** The judgments we wrote about and those named there. Few entries are needed, so the files are not parsed as YAML. */
function listLandmarks(): [string, string][] {
  const folder = new URL('cases/', content)
  return readdirSync(folder)
    .filter(name => name.endsWith('.yaml'))
    .flatMap(name => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      const title = /^title: (.*)$/m.exec(text)?.[1] ?? ''
      const [, list = ''] = /^citations:\n((?: +- .*\n)+)/m.exec(text) ?? []
      const named = [...text.matchAll(relied), ...text.matchAll(later)]
      const own = findCitations(list).map(({ citation }): [string, string] => [citation, title])
      const others = named.flatMap(([, other = '', given = '']) =>
        findCitations(given).map(({ citation }): [string, string] => [citation, other]),
      )
      return [...others, ...own]
    })
}

function listTable(): [string, string][] {
  const [, ...lines] = readFileSync(new URL('law/cited-cases.tsv', content), 'utf8').trimEnd().split('\n')
  return lines.map(line => {
    const [citation = '', title = ''] = line.split('\t')
    return [citation, title]
  })
}
