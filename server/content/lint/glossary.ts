import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Language, languages } from '#shared/languages.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { rememberByText } from './by-text.ts'
import { atLine, inYaml } from './rule.ts'
import { eachLanguage, listAllSaid } from './said.ts'

/** content/glossary.yaml: one term for each concept in each language, and the words that texts do not use. */
export const glossarySchema = z.strictObject({
  terms: z.array(
    z.strictObject({
      concept: z.string(),
      en: z.string(),
      hi: z.string(),
      mr: z.string(),
      not: z.partialRecord(z.enum(languages), z.array(z.string())).default({}),
      /** Words in which such a word is right: the name of an Act, a word that only begins like it. */
      but: z.partialRecord(z.enum(languages), z.array(z.string())).default({}),
    }),
  ),
})

type Refused = { word: string; pattern: RegExp; right: readonly string[]; term: string; concept: string }

const file = new URL('../../../content/glossary.yaml', import.meta.url)
let refused: Record<Language, Refused[]> | undefined

/** Terms of the glossary are used in texts and titles; a quotation keeps the words of the law. */
export function termsAreThoseOfTheGlossary(draft: FormDraft): Problem[] {
  const titles = languages.flatMap(language =>
    (['titles', 'descriptions'] as const).flatMap(part =>
      refusedIn[language](draft.view[part][language]).map(message =>
        inYaml(draft, [part.slice(0, -1), language], message),
      ),
    ),
  )
  const inTexts = languages.flatMap(language =>
    draft.texts[language].lines.flatMap(line =>
      line.text.startsWith('>') && !line.text.startsWith('>>')
        ? []
        : refusedIn[language](wordsOf(line.text)).map(message => atLine(line, message)),
    ),
  )
  return [...titles, ...inTexts]
}

/** So are they beside the texts: in labels, help and options, in checks, and in what is computed or titled. */
export function termsSaidAreThoseOfTheGlossary(draft: FormDraft): Problem[] {
  if (draft.paper) return []
  return listAllSaid(draft).flatMap(({ words, tell }) =>
    eachLanguage(words).flatMap(([language, text]) => refusedIn[language](wordsOf(text)).map(tell)),
  )
}

const refusedIn: Record<Language, (text: string) => string[]> = {
  en: rememberByText(text => findRefused(text, 'en')),
  hi: rememberByText(text => findRefused(text, 'hi')),
  mr: rememberByText(text => findRefused(text, 'mr')),
}

/** A message for each word of a text that the glossary replaces. */
export function findRefused(text: string, language: Language): string[] {
  return loadRefused()[language].flatMap(({ word, pattern, right, term, concept }) => {
    if (!text.includes(word)) return []
    const [found] = pattern.exec(right.reduce((rest, words) => rest.replaceAll(words, ' '), text)) ?? []
    return found ? [`'${found}': the glossary has '${term}' (${concept}).`] : []
  })
}

/** Placeholders and conditions hold names and stored answers, which do not print. */
function wordsOf(text: string): string {
  return listPlaceholders(text).length === 0 && !text.includes('{')
    ? text
    : text.replace(/\{(?:\w+|(?:else )?if [^{}]*|[#>][^{}]*)\}|\{\w+:/g, ' ')
}

function loadRefused(): Record<Language, Refused[]> {
  refused ??= readGlossary(readFileSync(file, 'utf8'))
  return refused
}

function readGlossary(text: string): Record<Language, Refused[]> {
  const { terms } = glossarySchema.parse(parse(text))
  const of = (language: Language) =>
    terms.flatMap(({ concept, not, but, ...own }) =>
      (not[language] ?? []).map(word => ({
        word,
        pattern: patternOf(word, language),
        right: but[language] ?? [],
        term: own[language],
        concept,
      })),
    )
  return { en: of('en'), hi: of('hi'), mr: of('mr') }
}

/** Hindi words stand alone or in the oblique plural; Marathi adds its endings to the word. */
function patternOf(word: string, language: Language): RegExp {
  const end = { en: '(?![A-Za-z])', hi: '(?:ों|ें)?(?![\\p{L}\\p{M}])', mr: '[\\p{L}\\p{M}]*' }[language]
  return new RegExp(`(?<![\\p{L}\\p{M}-])${word}${end}`, 'u')
}
