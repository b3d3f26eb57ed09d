import type { FormField } from '#shared/contract/forms.ts'
import { type Language, languages } from '#shared/languages.ts'
import { listPlaceholders } from '#shared/templates/parse-line.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { linesOfEveryCase } from './of-every-case.ts'
import { atLine } from './rule.ts'

const isPaid: Record<Language, RegExp> = {
  en: /\bcourt fee\b[^.;:]*\b(?:is|was|has been) (?:paid|affixed)\b|\bcourt fee paid is\b/i,
  hi: /संदत्त न्यायशुल्क[^।;:]* है|न्यायशुल्क[^।;:]*(?:दिया गया|अदा किया गया|संदत्त(?: किया गया)?) है/u,
  mr: /भरलेले न्यायशुल्क[^.;:]* आहे|न्यायशुल्क[^.;:]*भरले(?:ले)? (?:आहे|असून)/u,
}

/** Options and hints that name the case without a fee: 'none is due', '0 where none is due'. */
const isFree = /\b(?:none|no (?:court )?fee|exempt|not (?:due|payable|paid)|(?:0|nil|blank) where)\b/i

/**
 * Where a question has an answer by which no court fee is due or paid, that it is paid is said in a branch. What prints
 * the sum of an optional question goes with it.
 */
export function courtFeesArePaid(draft: FormDraft): Problem[] {
  if (draft.paper?.showIf !== undefined) return []
  const asked = draft.view.fields.filter(({ labels }) => /\bcourt fee\b/i.test(labels.en))
  const free = asked.filter(mayBeFree)
  if (free.length === 0) return []
  const optional = asked.filter(({ required }) => !required).map(({ name }) => name)
  return languages.flatMap(language =>
    linesOfEveryCase(draft.texts[language].lines).flatMap(line => {
      const [words] = isPaid[language].exec(line.text) ?? []
      if (words === undefined || listPlaceholders(line.text).some(name => optional.includes(name))) return []
      const message = `'${words}' is said in every case, and by '${free[0]?.name}' none may be due: write it in a branch of {if ...}.`
      return [atLine(line, message)]
    }),
  )
}

function mayBeFree({ labels, help, options = [] }: FormField): boolean {
  const isUnpaid = /\bpaid\b/i.test(labels.en) && options.includes('No')
  return isUnpaid || [help?.en ?? '', ...options].some(words => isFree.test(words))
}
