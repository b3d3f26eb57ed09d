import { abbreviation, followers, inner, lastWord, offices } from './case-name-words.ts'
import { isNameWord, reach, type Token, tokensOf } from './name-tokens.ts'

type Side = {
  text: string
  /** Where the side begins. */
  at: number
  /** 'In re' is also used before acts and courts. */
  isRe: boolean
  tokens: readonly Token[]
  /** The index of the token that is the v of another case, or -1. */
  nextCase: number
}
/** A token, and the end of the name as far as it has been read. */
type Step = Side & { token: Token; index: number; to: number | null }
/** The new end of the name, and the token to continue with; without one, the name ends there. */
type Taken = { to: number | null; next?: number }
type Rule = { fits: (step: Step) => boolean; take: (step: Step) => Taken }

const mostTokens = 16

/** What a token means for the name. The first rule that fits decides; if none fits, the name has ended. */
const rules: readonly Rule[] = [
  { fits: opensBracket, take: takeBracket },
  { fits: joinsWords, take: takeJoiningWord },
  { fits: meansOthers, take: takeOthers },
  { fits: isNamed, take: takeWord },
]

/** Where the side of a name that begins at `at` ends; null if none begins there. */
export function findSideEnd(text: string, at: number, isRe = false): number | null {
  const tokens = tokensOf(text, at, Math.min(text.length, at + reach))
  const nextCase = tokens.findIndex(({ word }) => /^(?:v|vs|versus)\.?$/i.test(word))
  const to = followTokens({ text, at, isRe, tokens, nextCase })
  return to !== null && isNameWord(firstWord(text.slice(at, to))) ? to : null
}

function followTokens(side: Side): number | null {
  let taken: Taken = { to: null, next: 0 }
  while (taken.next !== undefined && taken.next < mostTokens) {
    const token = side.tokens[taken.next]
    if (!token) break
    const step: Step = { ...side, token, index: taken.next, to: taken.to }
    taken = rules.find(({ fits }) => fits(step))?.take(step) ?? { to: taken.to }
  }
  return taken.to
}

function firstWord(name: string): string {
  return name.replace(/^(?:The|THE|the)\s+/, '').split(/\s/)[0] ?? ''
}

function goOn({ index }: Step, to: number | null): Taken {
  return { to, next: index + 1 }
}

function opensBracket({ token }: Step): boolean {
  return token.word.startsWith('(')
}

/** 'State (Delhi Administration)': a bracket in a name has words in it, no number and no second case. */
function takeBracket(step: Step): Taken {
  const { text, token, to } = step
  if (to === null || !/^\([A-Za-z]/.test(token.word) || isReference(token.word)) return { to }
  // The search is limited to the usual length of such a bracket: the next ')' may be at the end of the text.
  const near = text.slice(token.from, token.from + 46)
  const close = near.indexOf(')')
  if (close < 0 || /\d{3}|[vV]s?\.\s/.test(near.slice(0, close))) return { to }
  if (!token.word.includes(')')) return takeToClosing(step)
  const end = token.from + token.word.indexOf(')') + 1
  return token.word.endsWith(')') ? goOn(step, end) : { to: end }
}

function takeToClosing({ tokens, index, to }: Step): Taken {
  const at = tokens.findIndex(({ word }, other) => other > index && /[)\]]/.test(word))
  const closing = tokens[at]
  if (!closing || at >= mostTokens) return { to }
  const end = closing.from + Math.max(closing.word.lastIndexOf(')'), 0) + 1
  return closing.word.endsWith(')') ? { to: end, next: at + 1 } : { to: end }
}

function joinsWords({ token }: Step): boolean {
  return inner.test(token.word) && !/^(?:etc\.?)$/.test(token.word)
}

function takeJoiningWord(step: Step): Taken {
  const { token, tokens, index, to } = step
  if (joinsTwoCases(step)) return { to }
  const isSecondArticle =
    /^(?:the|THE)$/.test(token.word) && to !== null && !inner.test(tokens[index - 1]?.word ?? '')
  return isSecondArticle ? { to } : goOn(step, to)
}

/** In 'A v B and C v D' 'and' joins two cases; with a citation before the next v, parts of one name. */
function joinsTwoCases({ text, token, tokens, index, nextCase }: Step): boolean {
  if (!/^(?:and|AND|&)$/.test(token.word) || nextCase <= index) return false
  if (followers.test(tokens[index + 1]?.word ?? '')) return false
  return !/[\d([]/.test(text.slice(token.to, tokens[nextCase]?.from))
}

function meansOthers({ token }: Step): boolean {
  return followers.test(token.word)
}

function takeOthers({ token, to }: Step): Taken {
  const marks = /[.,]+$/.exec(token.word)?.[0].length ?? 0
  return { to: to === null ? null : token.to - marks }
}

function isNamed({ token: { word }, tokens, index, to, isRe }: Step): boolean {
  const canStand =
    isNameWord(word) ||
    (to === null && /^The$/.test(word)) ||
    /^J$/.test(word) ||
    (isRe && /^(?:Act|Courts?|Rules|Case|Section|Article)\b/.test(word)) ||
    /^(?:High Court|Chief Justice)\W?$/.test(`${tokens[index - 1]?.word} ${word}`)
  return canStand && !isReference(word)
}

function takeWord(step: Step): Taken {
  const { token, tokens, index } = step
  const cleaned = /^(?:[^,;:\][()]|\([A-Za-z.]{1,12}\))*/.exec(token.word)?.[0] ?? ''
  const to = token.from + trimEnd(cleaned).length
  const marks = token.word.slice(cleaned.length)
  if (marks === ',') return { to: findSeatEnd(step, to) }
  if (marks || endsSide(token.word, tokens[index - 1]?.word, tokens[index + 1]?.word)) return { to }
  return goOn(step, to)
}

const seat =
  /^\s*([A-Z][a-z]+(?:\s[A-Z][a-z]+){0,3})(?=[,;.([]|\s(?:[([]|AIR|A\.I|JT|reported|(?:and|&)\s(?:[Oo]thers|Ors|Anr|[Aa]nother)))/

/** 'Commissioner of Income Tax, Madras': an office may have its place behind a comma. */
function findSeatEnd({ text, at, token }: Step, to: number): number {
  if (!offices.test(text.slice(at, to))) return to
  const place = seat.exec(text.slice(token.to, token.to + 40))
  return place ? token.to + place[0].length : to
}

function trimEnd(word: string): string {
  if (/^(?:.*\.)?[A-Z]\.$/.test(word) || abbreviation.test(word)) return word
  return word.replace(/['’"”.]+$/, '')
}

function isReference(word: string): boolean {
  return /^[[({]?(?:AIR|A\.I\.R|JT|SCC|SCR|ILR|Indlaw|CriLJ|reported|supra|Supra|SUPRA|above|since|Civil|Criminal|Crl|Writ|SLP)\b/.test(
    word,
  )
}

/**
 * A full stop ends the name, except after an abbreviation. Some abbreviations end it too, unless the next
 * word continues the name.
 */
function endsSide(word: string, previous: string | undefined, next: string | undefined): boolean {
  if (lastWord.test(word)) return true
  if (!/\.['’"”]?$/.test(word)) return /['’]s$/.test(word)
  if (!abbreviation.test(word)) return true
  if (/^(?:of|OF)$/.test(previous ?? '')) return !/^(?:&|and|AND|through|\(|[A-Z]\.)/.test(next ?? '')
  return /^(?:Ltd|LTD|Co)\.$/.test(word) && !/^(?:&|and|of|Ltd|LTD|\(|,)/.test(next ?? '')
}
