import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine } from './rule.ts'
import { listAllSaid } from './said.ts'

/** Only numbers, and provisions of the same Act, stand between the first word and the postposition. */
const direct =
  /(?:ची कलमे|चे कलम|चा (?:आदेश|नियम|अनुच्छेद)) (?:(?:\d+[A-Z]*(?:\([\da-zA-Z]+\))*|व|आणि|सह|कलम|आदेश|नियम|अनुच्छेद),? )*(?:अन्वये|नुसार|खाली)/u

/** Marathi 'अन्वये', 'नुसार' and 'खाली' govern the oblique: 'च्या कलम 26 अन्वये', also of an Order, a Rule or an Article. */
export function provisionsAreInTheOblique({ texts }: FormDraft): Problem[] {
  return texts.mr.lines.flatMap(line => findDirect(line.text).map(message => atLine(line, message)))
}

export function provisionsSaidAreInTheOblique(draft: FormDraft): Problem[] {
  if (draft.paper) return []
  return listAllSaid(draft).flatMap(({ words, tell }) => findDirect(words.mr).map(tell))
}

function findDirect(text: string): string[] {
  const [found] = direct.exec(text) ?? []
  return found === undefined ? [] : [`'${found}': write 'च्या कलम ...', 'च्या आदेश ...'.`]
}
