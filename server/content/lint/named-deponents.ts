import { languages } from '#shared/languages.ts'
import type { FormDraft, TextLine } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine } from './rule.ts'

const sworn = /\{deponentName\}.*(as under|निम्नलिखित है|खालीलप्रमाणे):$/
const heading = /^(##|---)/
const statement = /^(1\.|\(|\||- )/

/**
 * 'I, A, state as under:' goes together with what it announces, and then nobody swears. So one statement below it,
 * before the next heading, stands in every case.
 */
export function deponentsAreNamed(draft: FormDraft): Problem[] {
  return languages.flatMap(language => {
    const { lines } = draft.texts[language]
    return lines.flatMap((line, at) => {
      if (!sworn.test(line.text.trim())) return []
      const below = lines.slice(at + 1)
      const end = below.findIndex(({ text }) => heading.test(text))
      const announced = end < 0 ? below : below.slice(0, end)
      if (!announced.some(isStatement) || standsAlways(announced)) return []
      return [
        atLine(
          line,
          'Nobody swears where no statement below holds: say something before the next heading that has no condition.',
        ),
      ]
    })
  })
}

function standsAlways(lines: readonly TextLine[]): boolean {
  let depth = 0
  return lines.some(line => {
    const text = line.text.trim()
    if (/^\{if [^{}]*\}$/.test(text)) depth += 1
    if (text === '{end}') depth -= 1
    return depth === 0 && isStatement(line)
  })
}

function isStatement({ text }: TextLine): boolean {
  return statement.test(text.trim())
}
