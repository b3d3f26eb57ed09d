import type { Paragraph, Precedent, Treated } from '#shared/cases/judgment.ts'
import { findMentions, type Mention } from './find-mentions.ts'
import { countQuotes, listOwnSentences } from './own-sentences.ts'
import { readSentence } from './sentence-patterns.ts'
import { createShortNames } from './short-names.ts'
import { isBelow, isCounsel, isDenied, isOpen, isReported, isUncertain } from './whose-voice.ts'

/** A treatment as one sentence tells it. */
export type ToldTreatment = {
  kind: Treated['kind']
  of: Mention
  by: Mention | null
  isTold: boolean
  /** The sentence before, when only that names the case and this one says 'this decision'. */
  from: string
}

const longest = 700
const worth =
  /over-?\s?rul|distinguish|doubt|dissent|explain|affirm|revers|follow|good law|correct law|agree(?:ment)? with|bound by|covered|appl(?:y|ies|icable|ication)\b|\bno (?:help|assistance|avail|relevance|bearing)/i

/** Every treatment in a judgment whose case is known for certain among those that it names. */
export function readTreatments(
  paragraphs: readonly Paragraph[],
  precedents: readonly Precedent[],
): Treated[] {
  const found = new Map<string, Treated>()
  const resolve = createShortNames(precedents)
  for (const { paragraphId, sentence, before } of listOwnSentences(paragraphs)) {
    for (const { kind, of, by, isTold, from } of readTold(sentence, before)) {
      const cited = resolve(of)
      const actor = by && resolve(by)
      if (!cited || (by && !actor) || actor?.title === cited.title) continue
      const key = `${kind} ${cited.title} ${actor?.title ?? ''}`
      const words = [from, sentence].filter(Boolean).join(' ')
      if (!found.has(key)) found.set(key, { kind, ...cited, isTold, by: actor, paragraphId, sentence: words })
    }
  }
  return [...found.values()]
}

/** What a sentence says was done to cases, when the court says it in its own voice; else nothing. */
export function readTold(sentence: string, before: readonly string[] = []): ToldTreatment[] {
  if (!worth.test(sentence) || sentence.length > longest) return []
  if (isCounsel(sentence) || isOpen(sentence) || countQuotes(sentence) % 2 === 1) return []
  const meant = findMeant(sentence, before)
  const mentions = [...(meant ? [meant.mention] : []), ...findMentions(sentence)]
  if (mentions.length === 0) return []
  const text = signCases(sentence, mentions)
  return readSentence(text).flatMap(({ kind, of, by, isTold, isDenial, from, to }) => {
    const words = text.slice(from, to)
    if (isDenied(beforeOf(text, from)) || (!isDenial && isUncertain(words))) return []
    if (isReported(text.slice(0, from), isTold) || (!isTold && isBelow(words))) return []
    const actor = by === null ? null : (mentions[by] ?? null)
    return of.flatMap(number => {
      const cited = mentions[number]
      return cited
        ? [{ kind, of: cited, by: actor, isTold, from: number === 0 ? (meant?.from ?? '') : '' }]
        : []
    })
  })
}

const thatCase =
  /^(?:(?:But|However|Thus|And|In fact|Subsequently|Later|Indeed),? )?(?:[Tt]his|[Tt]hat|[Tt]he) (?:said |aforesaid |above |above-mentioned |earlier )?(?:case|decision|judgment|judgement|ruling)\b(?= (?:of (?:this|the) |in |has |have |was |is |stands |stood |had |came |later |subsequently ))/

/** A case that stands beside another is not 'this decision'. */
const onlyMentions =
  /^\W*[Ss]ee\b|\b(?:rel(?:ying|ied|iance)|referred|reference|following (?:the|its|this|that)? ?(?:decision|judgment|law|view)|followed)\b/

/** 'This decision was overruled in ...' means the only case of the nearest sentence that names any. */
function findMeant(sentence: string, before: readonly string[]): { mention: Mention; from: string } | null {
  const words = thatCase.exec(sentence)?.[0]
  const from = words && before.findLast(each => findMentions(each).length > 0)
  if (!words || !from || onlyMentions.test(from)) return null
  const [only, ...others] = findMentions(from)
  if (!only || others.length > 0) return null
  return { mention: { ...only, from: 0, to: words.length }, from }
}

/** The sentence with a sign for each case. */
function signCases(sentence: string, mentions: readonly Mention[]): string {
  let text = ''
  let end = 0
  for (const [number, { from, to }] of mentions.entries()) {
    text += `${sentence.slice(end, from)}⟦${number}⟧`
    end = to
  }
  return (text + sentence.slice(end)).replace(/\s+/g, ' ')
}

/** The words before a match, in its part of the sentence. */
function beforeOf(text: string, from: number): string {
  return text.slice(Math.max(0, from - 90), from).replace(/^.*[;:]/, '')
}
