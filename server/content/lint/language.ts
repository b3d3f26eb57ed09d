import type { Language } from '#shared/languages.ts'
import type { FormDraft, FormText } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { allLines, atLine, inYaml } from './rule.ts'

const indian = ['hi', 'mr'] as const
const devanagari = /\p{Script=Devanagari}+/gu
const latin = /\p{Script=Latin}+/gu
/** Markup that is not printed. The forms of an agreement are printed, so they are not included. */
const marks = /\{(?:\w+|(?:else )?if [^{}]*|each \w+|else|end|[#>][^{}]*)\}|\{\w+:/g

export function textsAreInTheirScript(draft: FormDraft): Problem[] {
  return indian.flatMap(language => {
    const text = draft.texts[language]
    const words = readableText(text)
    const ours = count(words, devanagari)
    const share = ours / (ours + count(words, latin) || 1)
    if (share >= 0.8) return []
    const percent = Math.round(share * 100)
    return [
      {
        file: text.file,
        line: 1,
        message: `Only ${percent}% of the letters are Devanagari; at least 80% should be.`,
      },
    ]
  })
}

export function englishTextIsEnglish(draft: FormDraft): Problem[] {
  return draft.texts.en.lines
    .filter(line => count(line.text, devanagari) > 0)
    .map(line => atLine(line, 'Devanagari in the English text: write it in English.'))
}

/**
 * Names and shared clauses may be equal in both languages; equal sentences mean that one file was copied
 * over the other.
 */
export function hindiAndMarathiDiffer(draft: FormDraft): Problem[] {
  const hindi = sentences(draft.texts.hi)
  const marathi = sentences(draft.texts.mr)
  const same = [...marathi].filter(sentence => hindi.has(sentence)).length
  const share = same / Math.max(1, Math.min(hindi.size, marathi.size))
  if (share <= 0.3) return []
  const message = `${Math.round(share * 100)}% of the Marathi lines are the Hindi ones, letter for letter: write them in Marathi.`
  return [{ file: draft.texts.mr.file, line: 1, message }]
}

/** People also read titles, labels and help, so they are checked too. */
export function labelsAreInTheirScript(draft: FormDraft): Problem[] {
  return draft.view.fields.flatMap(field =>
    indian
      .filter(language => count(field.labels[language], devanagari) === 0)
      .map(language => {
        const place = ['fields', draft.declaredAt.get(field.name) ?? 0]
        return inYaml(draft, place, `The ${name[language]} label of '${field.name}' has no Devanagari.`)
      }),
  )
}

export function digitsAreWestern(draft: FormDraft): Problem[] {
  return allLines(draft)
    .filter(line => /[०-९]/.test(line.text))
    .map(line => atLine(line, 'Devanagari digits: write 0-9, as the forms do in all languages.'))
}

const name: Record<Exclude<Language, 'en'>, string> = { hi: 'Hindi', mr: 'Marathi' }

function readableText(text: FormText): string {
  return text.lines.map(line => line.text.replace(marks, '')).join('\n')
}

function sentences(text: FormText): Set<string> {
  const lines = text.lines
    .filter(line => line.file === text.file)
    .map(line => line.text.replace(/^[^\p{L}\p{M}]+/u, ''))
  return new Set(lines.filter(line => count(line, devanagari) > 12))
}

/** The letters of a script. */
function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.reduce((sum, word) => sum + word.length, 0) ?? 0
}
