import type { Thesaurus } from '#server/content/thesaurus.ts'
import { once } from '#server/lib/once.ts'
import type { Reference, Snapshot } from '../library/case-index.ts'
import type { AskedCase, WordFacts } from '../library/look-up.ts'
import { countTerms, selectTelling } from '../library/telling-words.ts'
import { findJudges } from '../names/find-judges.ts'
import { createNameFinder, type NamedCases } from '../names/name-finder.ts'
import { wordKey } from '../text/word-keys.ts'
import type { FindNumbered } from './case-numbers.ts'
import type { Catalogue } from './catalogue.ts'
import { createNearestWord } from './nearest-word.ts'
import type { TermStatistics } from './term-statistics.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { WordFamilies } from './word-families.ts'

export type LookUpNeeds = {
  catalogue: Catalogue
  terms: TermStatistics
  families: () => WordFamilies
  vocabulary: Vocabulary
  findNumbered: FindNumbered
  resolve: (reference: Reference) => string | null
  thesaurus: () => Thesaurus
}

/** What needs all names or all words is computed at the first question that asks for it. */
export function createLookUp(needs: LookUpNeeds): Snapshot['lookUp'] {
  const { catalogue, terms, families, vocabulary, resolve } = needs
  const finder = once(() => createNameFinder(namesOf(catalogue), { thesaurus: needs.thesaurus(), terms }))
  const nearestWord = once(() => createNearestWord(terms))

  function describeWord(word: string): WordFacts {
    const forms = families()
      .formsOf(word)
      .map(form => form.word)
    const isUnknown = terms.count(wordKey(word)) === 0 && forms.length === 1
    return { forms, isUnknown, nearest: isUnknown ? nearestWord()(wordKey(word)) : null }
  }

  return async ({
    sections = [],
    judges = [],
    caseNumbers = [],
    versus = [],
    names = [],
    citations = [],
    words = [],
    beginnings = [],
    telling = [],
  }) => ({
    sections: sections.map(catalogue.hasSection),
    judges: judges.map(text => findJudges(text, catalogue.facets.judge.values)),
    caseNumbers: caseNumbers.map(asked => findCases(asked, needs)),
    versus: versus.map(text => finder().isName(text)),
    names: names.map(text => finder().find(text)),
    citations: citations.map(citation => resolve({ title: '', citation })),
    words: words.map(describeWord),
    beginnings: beginnings.map(({ text, most }) =>
      vocabulary.isThere() ? vocabulary.startingWith(text, most) : null,
    ),
    telling: telling.map(({ text, most }) => selectTelling(countTerms(text), most, terms.rarity)),
  })
}

function findCases(
  { cnr, numbers }: AskedCase,
  { catalogue, findNumbered }: Pick<LookUpNeeds, 'catalogue' | 'findNumbered'>,
): string[] {
  if (cnr === null) return [...new Set(numbers.flatMap(findNumbered))].map(catalogue.idAt)
  const slug = cnr.toLowerCase()
  // The id of a judgment contains its CNR (judgment-id.ts); one case may have several orders.
  const ids: string[] = []
  for (let place = 0; place < catalogue.length; place += 1) {
    const id = catalogue.idAt(place)
    if (id.includes(slug) && id.split('-').includes(slug)) ids.push(id)
  }
  return ids
}

function namesOf({ length, metaAt }: Catalogue): NamedCases {
  return { length, at: place => metaAt(place) }
}
