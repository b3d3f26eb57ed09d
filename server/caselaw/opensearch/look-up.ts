import type { Thesaurus } from '#server/content/thesaurus.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { Snapshot } from '../library/case-index.ts'
import { findJudges } from '../names/find-judges.ts'
import { sectionToken } from '../text/section-token.ts'
import { findNumberedCases } from './case-numbers.ts'
import { inEdition } from './editions.ts'
import { ask, type Reader, totalOf } from './hits.ts'
import { resolveReferences } from './references.ts'
import { type CommonWords, createNames } from './similar-names.ts'
import { describeWords, findBeginning, findTelling } from './word-facts.ts'

type Needs = {
  reader: Reader
  total: number
  thesaurus: () => Thesaurus
  judges: () => Promise<string[]>
  commonWords: CommonWords
}

/** Nothing here waits for another answer, so all of it is one request. */
export function createLookUp(needs: Needs): Snapshot['lookUp'] {
  const { reader, total, judges: listJudges } = needs
  const finderOf = createNames(needs, needs.commonWords)

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
  }) => {
    const references = citations.map(citation => ({ title: '', citation }))
    const [have, judged, numbered, isName, named, cited, facts, begun, told] = await Promise.all([
      haveSections(reader, sections),
      judges.length > 0 ? listJudges() : [],
      Promise.all(caseNumbers.map(asked => findNumberedCases(reader, asked))),
      Promise.all(versus.map(async text => (await finderOf(text)).isName(text))),
      Promise.all(names.map(async text => (await finderOf(text)).find(text))),
      resolveReferences(reader, references),
      words.length > 0 ? describeWords(reader, words) : [],
      Promise.all(beginnings.map(one => findBeginning(reader, one))),
      Promise.all(telling.map(one => findTelling(reader, one, total))),
    ])
    return {
      sections: have,
      judges: judges.map(text => findJudges(text, judged)),
      caseNumbers: numbered,
      versus: isName,
      names: named,
      citations: cited,
      words: facts,
      beginnings: begun,
      telling: told,
    }
  }
}

function haveSections(reader: Reader, sections: readonly LawSection[]): Promise<boolean[]> {
  return Promise.all(
    sections.map(async ({ act, section }) => {
      const filter = [...inEdition(reader.edition), { term: { sections: sectionToken(act, section) } }]
      const answer = await ask(reader, 'judgments', {
        size: 0,
        terminate_after: 1,
        query: { bool: { filter } },
      })
      return totalOf(answer) > 0
    }),
  )
}
