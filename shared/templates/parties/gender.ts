import { isEmpty, type ResolvedItem } from '../resolved.ts'
import type { Gender } from './forms.ts'
import { kindOf } from './party-kinds.ts'

const men = /\b(?:son|s\/o|husband|father|brother)\b|पुत्र(?!ी)|मुलगा|चिरंजीव|पति(?!पत्नी)/i
const women = /\b(?:daughter|d\/o|wife|w\/o|widow|mother|sister)\b|पुत्री|पत्नी|विधवा|मुलगी|कन्या|बेटी/i

/**
 * Cause titles tell a woman from a man by the words before the father's or husband's name: 'wife of', 'पुत्री', 'यांची पत्नी'. The first
 * such word counts ('son of Smt. X, widow of Y'); where there is none the role's own grammar holds, which is masculine.
 */
export function tellGender(item: ResolvedItem, prefix: string): Gender {
  const kind = kindOf(item, prefix)
  if (kind === 'company' || kind === 'government' || kind === 'association') return 'it'
  const parentage = item[`${prefix}Parentage`]
  const text = parentage && !isEmpty(parentage) ? parentage.raw : ''
  const [man, woman] = [text.search(men), text.search(women)]
  return woman >= 0 && (man < 0 || woman < man) ? 'she' : 'he'
}
