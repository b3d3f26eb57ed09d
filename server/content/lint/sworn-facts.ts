import { languages } from '#shared/languages.ts'
import { parseForm } from '#shared/templates/parse-form.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'

const asksForFacts =
  /\bfacts?\b|\bwhat happened\b|\bhow it happened\b|\bevents?\b|\bincidents?\b|\bas the deponent knows\b|\backnowledge?ments?\b|\bwith (?:its |their |the )?dates\b|\breport of the mediation\b/i

/**
 * A fact that the deponent knows is sworn as known, not as legal advice (CPC Order XIX rule 3, BNSS s.333). What a
 * question asks for stands in its label and help.
 */
export function factsAreNotSwornAsAdvice(draft: FormDraft): Problem[] {
  const factual = new Set(
    draft.view.fields
      .filter(({ type, labels, help }) => {
        return type === 'textarea' && asksForFacts.test(`${labels.en}. ${help?.en ?? ''}`)
      })
      .map(({ name }) => name),
  )
  return languages.flatMap(language => {
    const blocks = parseForm(draft.view, language).flatMap(section => section.blocks)
    const advised = blocks.filter(block => 'basis' in block && block.basis === 'advice')
    const names = new Set(advised.flatMap(({ fields }) => fields.filter(name => factual.has(name))))
    const { file, lines } = draft.texts[language]
    return [...names].map(name => {
      const line = lines.find(({ text }) => text.includes(`{${name}}`))
      const message = `{${name}} asks for facts, and its paragraph is sworn as legal advice: give the law a paragraph of its own.`
      return { file: line?.file ?? file, line: line?.line ?? 1, message }
    })
  })
}
