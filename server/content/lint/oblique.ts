import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine } from './rule.ts'

/** Only numbers, and provisions of the same Act, stand between the first word and the postposition. */
const direct =
  /(?:ची कलमे|चे कलम|चा (?:आदेश|नियम|अनुच्छेद)) (?:(?:\d+[A-Z]*(?:\([\da-zA-Z]+\))*|व|आणि|सह|कलम|आदेश|नियम|अनुच्छेद),? )*अन्वये/u

/** Marathi 'अन्वये' governs the oblique: 'च्या कलम 26 अन्वये', also of an Order, a Rule or an Article. */
export function provisionsAreInTheOblique({ texts }: FormDraft): Problem[] {
  return texts.mr.lines.flatMap(line => {
    const [found] = direct.exec(line.text) ?? []
    return found === undefined
      ? []
      : [atLine(line, `'${found}': write 'च्या कलम ... अन्वये', 'च्या आदेश ... अन्वये'.`)]
  })
}
