import { languages } from '#shared/languages.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine } from './rule.ts'

const notes: readonly RegExp[] = [
  /[([*/]\s*(?:please )?(?:strike|score|delete|omit|if (?:applicable|necessary|required|any|so)|as (?:applicable|the case may be)|where(?:ver)? applicable|whichever)\b/i,
  /\b(?:strike|score|delete|cross) (?:out|off) (?:what|which|whichever|the)\b|\bwhichever is (?:not )?(?:in)?applicable\b|\bdelete whichever\b/i,
  /\[(?:the )?(?:name|date|place|number|address|amount|insert|mention|state|specify|describe|here|your)\b|\[(?:नाम|तारीख|दिनांक|स्थान|पता|यहाँ|यहां|नाव|ठिकाण|पत्ता|येथे)/i,
  /[([*/]\s*(?:यदि|जो|जहाँ|जहां) (?:लागू|आवश्यक|कोई|उपयुक्त)|जो लागू न हो|काट (?:दें|दीजिए|दीजिये)/,
  /[([*/]\s*(?:लागू|आवश्यक|असल्यास|लागू असल्यास|जे लागू)|जे लागू (?:नसेल|असेल)|खोडावे|खोडून टाका/,
]

/** What the drafter is to do stands in help and checks; the court gets the result. */
export function noDraftingNotesPrint(draft: FormDraft): Problem[] {
  return languages.flatMap(language =>
    draft.texts[language].lines
      .filter(({ text }) => {
        const words = text.replace(/^(?:\d+\.|\([a-z]+\)) +\[[\w ,-]*\]|^#{2,3} (.*) \[[\w ,-]*\]\s*$/, '$1')
        return notes.some(note => note.test(words))
      })
      .map(line =>
        atLine(
          line,
          'A note for the drafter would print here: put it into help or a check, and let a condition decide.',
        ),
      ),
  )
}
