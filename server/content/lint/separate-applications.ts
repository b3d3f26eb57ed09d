import { readdirSync } from 'node:fs'
import { once } from '#server/lib/once.ts'
import { type Language, languages } from '#shared/languages.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine } from './rule.ts'
import { eachLanguage, listSaidOfDerived } from './said.ts'

const separate: Record<Language, RegExp> = {
  en: /\bseparate(?:ly filed)? (?:interlocutory |written )?application\b/i,
  hi: /(?:पृथक्?|अलग|स्वतंत्र) (?:\S+ )?आवेदन/,
  mr: /(?:स्वतंत्र|वेगळ[ाीे]\S*|निराळ[ाीे]\S*) (?:\S+ )?अर्ज/,
}

/**
 * What is asked 'by a separate application' is asked by an application of the set, or by a form of the library: the
 * sentence and the title of the application have a word in common.
 */
export function separateApplicationsAreThere(draft: FormDraft): Problem[] {
  const inTexts = languages.flatMap(language =>
    draft.texts[language].lines.flatMap(line =>
      whatIsMissing(line.text, language, draft).map(message => atLine(line, message)),
    ),
  )
  if (draft.paper) return inTexts
  const inWords = listSaidOfDerived(draft).flatMap(({ words, tell }) =>
    eachLanguage(words).flatMap(([language, text]) => whatIsMissing(text, language, draft).map(tell)),
  )
  return [...inTexts, ...inWords]
}

function whatIsMissing(text: string, language: Language, draft: FormDraft): string[] {
  if (!separate[language].test(text)) return []
  const sentences = text.split(/(?<=[.;।])\s+/).filter(sentence => separate[language].test(sentence))
  const titles = [...titlesOfSet(draft, language), ...(language === 'en' ? titlesOfForms() : [])]
  return sentences
    .filter(sentence => !titles.some(title => shareAWord(title, sentence, language)))
    .map(
      sentence =>
        `'${sentence.slice(0, 80)}': no application of the set is called so: list it under papers, or use a word of its title.`,
    )
}

function shareAWord(title: string, sentence: string, language: Language): boolean {
  const said = new Set(stemsOf(sentence, language))
  return stemsOf(title, language).some(stem => said.has(stem))
}

function titlesOfSet({ view }: FormDraft, language: Language): string[] {
  return (view.papers?.list ?? []).flatMap(({ kind, titles }) =>
    kind === 'application' ? [titles[language]] : [],
  )
}

const titlesOfForms = once(() => {
  const forms = new URL('../../../content/forms/', import.meta.url)
  return readdirSync(forms)
    .flatMap(area => readdirSync(new URL(`${area}/`, forms)))
    .flatMap(slug => (slug.includes('application') ? [slug.replaceAll('-', ' ')] : []))
})

/** Words that every such title or sentence has. */
const common =
  /^(?:applic|separa|under|with|from|that|this|section|court|filed|order)|^(?:आवेदन|अर्ज|पृथक|अलग|स्वतंत्र|हेतु|साठी|अधीन|अंतर्गत|धारा|कलम|खाली|अन्वये)/

/** Words by their beginning, since Hindi and Marathi put their endings to them. */
function stemsOf(text: string, language: Language): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []
  return words.filter(word => !common.test(word)).map(word => word.slice(0, language === 'en' ? 6 : 4))
}
