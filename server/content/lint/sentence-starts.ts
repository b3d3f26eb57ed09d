import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { placeOf } from './questions.ts'
import { inYaml } from './rule.ts'

const smallExample = /\b[Ff]or example: ['"]?[a-z]/

/** A numbered paragraph, or a sentence in any, that begins with a placeholder; a lettered one goes on with what is above. */
const beginning = /(?:^1\. (?:\[[^\]]*\] )?|[.?] )(?:\{(?:if|else)[^}]*\})*\{(\w+)\}/g

/**
 * Whoever answers as the help shows begins as its example does. An answer that begins a paragraph or a sentence of the
 * English text has an example that begins large, or words of the form before it.
 */
export function sentencesBeginAsTheirExample(draft: FormDraft): Problem[] {
  const small = draft.view.fields.filter(({ options, help }) => !options && smallExample.test(help?.en ?? ''))
  const begun = new Set(
    draft.texts.en.lines
      .filter(({ text }) => !text.startsWith('('))
      .flatMap(({ text }) => [...text.matchAll(beginning)].map(([, name]) => name)),
  )
  return small
    .filter(({ name }) => begun.has(name))
    .map(({ name }) => {
      const message = `'${name}' begins a sentence, and the example in its help begins small: write it large, or words before the answer.`
      return inYaml(draft, placeOf(draft, name), message)
    })
}
