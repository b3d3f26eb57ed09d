import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atPrinted, listPrinted } from './printed.ts'

/** What no typist leaves on a page; most of it is the place of an answer that is missing. */
const blemishes: readonly [RegExp, string][] = [
  [/\S {2,}\S/, 'two spaces'],
  [/\s[,;।](?=\s|$)|\s\.(?=\s|$)/, 'a space before a mark'],
  [/[,;:]\s*[,;।]|[,;:]\s*\.(?!\.)/, 'two marks with nothing between them'],
  [/(?<![.\s])\.\.(?!\.)|।\s*[।.]|\.।/, 'two full stops'],
  [/\(\s*\)|“\s*”|‘\s*’|"\s*"/, 'brackets or quotation marks around nothing'],
  [/\(\s|\s\)/, 'a bracket with a space inside'],
  [/^(?:[,;)।]|\.(?!\.))/, 'a line that begins with a mark'],
  [/[,;]\s(and|or|तथा|या|आणि|किंवा)[,;]\s\1(?!\S)/, 'a joining word twice'],
  [/\b(?:undefined|NaN|Infinity)\b|\[object/, 'a value that cannot be computed'],
]

/** Most lines have none of them, so they are read once and not with each pattern. */
const anyBlemish = new RegExp(blemishes.map(([pattern]) => pattern.source).join('|'))

/** Missing answers leave no hole: no ', ,', no '()', no two spaces, in any rendering. */
export function nothingIsLeftOver(draft: FormDraft): Problem[] {
  return listPrinted(draft)
    .filter(({ text }) => anyBlemish.test(text))
    .flatMap(printed =>
      blemishes.flatMap(([pattern, what]) => {
        const found = pattern.exec(printed.text)
        if (!found) return []
        const around = printed.text.slice(Math.max(0, found.index - 25), found.index + 25).trim()
        return [atPrinted(draft, printed, `${what} (${printed.of}): '${around}'.`)]
      }),
    )
}
