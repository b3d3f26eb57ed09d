import type { Thesaurus } from '#server/content/thesaurus.ts'
import type { LawSection } from '#shared/law/section.ts'
import type { Snapshot } from '../library/case-index.ts'
import { findJudges } from '../names/find-judges.ts'
import { sectionToken } from '../text/section-token.ts'
import { findNumberedCases } from './case-numbers.ts'
import { inEdition } from './editions.ts'
import { askTogether, type Reader, totalOf } from './hits.ts'
import { resolveReferences } from './references.ts'
import { createNames } from './similar-names.ts'
import { describeWords, findBeginning, selectTelling } from './word-facts.ts'

type Needs = { reader: Reader; total: number; thesaurus: () => Thesaurus; judges: () => Promise<string[]> }

/** Each kind of question is one or two requests; all of them are asked at once. */
export function createLookUp({ reader, total, thesaurus, judges: listJudges }: Needs): Snapshot['lookUp'] {
  const finderOf = createNames({ reader, total, thesaurus })

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
      Promise.all(telling.map(one => selectTelling(reader, one, total))),
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

async function haveSections(reader: Reader, sections: readonly LawSection[]): Promise<boolean[]> {
  const answers = await askTogether(
    reader,
    sections.map(({ act, section }) => ({
      size: 0,
      terminate_after: 1,
      query: {
        bool: { filter: [...inEdition(reader.edition), { term: { sections: sectionToken(act, section) } }] },
      },
    })),
  )
  return answers.map(answer => totalOf(answer) > 0)
}
