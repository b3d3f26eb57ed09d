import { cutAgreements } from '#shared/templates/parties/agreement.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { rememberByText } from './by-text.ts'
import { atLine } from './rule.ts'
import { listSaidOfDerived } from './said.ts'

/** 'करता हूँ', 'करूँगी', 'रहा हूँ'; 'मैं उसका नामनिर्देशिती हूँ' has a noun before 'हूँ'. */
const showsTheSex =
  /(?<![\p{L}\p{M}])(?<!(?:का|की|के) )(?:[\p{L}\p{M}]+(?:ता|ती)|रहा|रही|गया|गई|आया|आई|चुका|चुकी) हू[ँं](?![\p{L}\p{M}])|[\p{L}\p{M}]+[ूऊ][ँं]ग[ाी](?![\p{L}\p{M}])/u

/** Any verb of 'I', quickly. */
const firstPerson = /हू[ँं]|[ूऊ][ँं]ग/u

/** Of a husband, a wife and the woman aggrieved of domestic violence it is known. */
const isKnown = /\{(?:husband|wife|aggrieved)[A-Z]\w*\}/

const find = rememberByText((text: string): string[] => {
  if (!firstPerson.test(text)) return []
  const spoken = cutAgreements(text).map(part =>
    typeof part === 'string' ? part : part.forms.length < 3 ? (part.forms[0]?.text ?? '') : '…',
  )
  return showsTheSex.exec(spoken.join(''))?.slice(0, 1) ?? []
})

/**
 * In Hindi the verb of 'I' shows whether a man or a woman speaks, so it stands among words that agree, in three forms, unless
 * the paper is that of a husband or a wife. In Marathi 'करते' may be the verb of others in the sentence too: it is not read.
 */
export function speakersAreOfEitherSex(draft: FormDraft): Problem[] {
  const { lines } = draft.texts.hi
  if (lines.some(({ text }) => isKnown.test(text))) return []
  const inTexts = lines.flatMap(line => find(line.text).map(verb => atLine(line, say(verb))))
  if (draft.paper) return inTexts
  return [
    ...inTexts,
    ...listSaidOfDerived(draft).flatMap(({ words, tell }) => find(words.hi).map(verb => tell(say(verb)))),
  ]
}

function say(verb: string): string {
  return `'${verb}' is said by men only, or by women only: let it agree with whoever speaks, in three forms ({filing: करता हूँ | करती हूँ | करते हैं}).`
}
