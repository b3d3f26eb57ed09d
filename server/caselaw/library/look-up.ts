import type { CaseNumber } from '#server/law/cases/case-numbers.ts'
import type { LawSection } from '#shared/law/section.ts'

/**
 * What a question asks about its own words before it can be read and searched. All of it is one request,
 * because an engine elsewhere pays for each. Every list may be left out.
 */
export type LookUp = {
  /** Whether one of the judgments has the section. */
  sections?: readonly LawSection[]
  /** Names of judges, as somebody types them. */
  judges?: readonly string[]
  caseNumbers?: readonly AskedCase[]
  /** Texts in the form 'A v B': whether they may be the name of a case (the other reading: two things that are compared). */
  versus?: readonly string[]
  /** Texts that may be the name of a case, or a part of one, in any spelling. */
  names?: readonly string[]
  citations?: readonly string[]
  words?: readonly string[]
  /** Beginnings of words, each with the number of words that can be used. */
  beginnings?: readonly { text: string; most: number }[]
  /** Long texts, each with the number of words wanted of it. */
  telling?: readonly { text: string; most: number }[]
}

/** A case by its number in the e-Courts system, or else by its kinds, numbers and years. */
export type AskedCase = { cnr: string | null; numbers: readonly CaseNumber[] }

/** The answers: of each list as many as were asked, in the same order. */
export type Known = {
  sections: boolean[]
  /** The judges that may be meant, as the library spells them. */
  judges: string[][]
  /** The ids of the judgments with that number; those of exactly the same kind of case first. */
  caseNumbers: string[][]
  versus: boolean[]
  /** The judgments whose name may be meant, likeliest first; none where too many share it. */
  names: NameMatch[][]
  /** The id of the judgment that has the citation. */
  citations: (string | null)[]
  words: WordFacts[]
  /** Null while the library has no list of its words yet. */
  beginnings: (Beginning | null)[]
  /** The words by which a text differs most from the library (frequency times rarity), and how often each is in it. */
  telling: WeightedTerm[][]
}

/** A judgment whose name may be meant, how likely (0 to 1), and which words were typed differently. */
export type NameMatch = { id: string; title: string; likeness: number; corrections: Correction[] }
export type Correction = { typed: string; searched: string }

export type WordFacts = {
  /** The word in lower case, then its other forms that the library has: those that `forms` in a query searches. */
  forms: string[]
  /** Whether no judgment has the word in any form. */
  isUnknown: boolean
  /** The word of the library that was probably meant by an unknown one. */
  nearest: string | null
}

/** The words with a beginning, those of the most judgments first, and how many there are in all. */
export type Beginning = { words: string[]; total: number }

/** `weight` is how often it is in the text, times how rare it is in the library. */
export type WeightedTerm = { word: string; count: number; weight: number }
