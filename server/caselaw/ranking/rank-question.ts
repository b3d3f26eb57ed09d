import type { CaseQuestion, RankPart } from '#shared/contract/cases.ts'
import type { Snapshot } from '../library/case-index.ts'
import type { TextNode } from '../library/search-query.ts'
import { type LongQuestion, longQuestion } from '../understanding/long-questions.ts'
import { understandQuery } from '../understanding/understand.ts'
import type { Law, Understanding } from '../understanding/understanding.ts'
import { askModels, type ModelNeeds, noModelAnswers } from './ask-model.ts'
import { type Lexicon, readUnlessAnswered, withLexicon } from './lexicon.ts'
import { planSearch, type SearchPlan } from './plan-search.ts'
import { type RankedPlan, rankPlan, searchOf } from './rank-plan.ts'
import { createEarlySearch } from './search-early.ts'

/** What the law says to every question. The rest is asked of the library. */
export type LawBooks = Pick<Law, 'sectionMap' | 'thesaurus'>

/** The data that one question is answered from, the same from start to end. */
export type Edition = { snapshot: Snapshot; law: LawBooks }

export type RankNeeds = ModelNeeds & {
  clock: () => Date
  /** Understands a long question in a worker; without it, the question is understood here. */
  understandLong?: (question: LongQuestion) => Promise<Understanding>
}

/** `except` is a judgment that is not to be found: the one that the question is made of. */
export type RankedQuestion = CaseQuestion & { except?: string }

type Asking = { weights?: Record<RankPart, number> | undefined; withModels?: boolean }

/** From the question to the ranked judgments of the edition, with the plan they were chosen by. */
export async function rankQuestion(
  question: RankedQuestion,
  edition: Edition,
  needs: RankNeeds,
  { weights, withModels = true }: Asking = {},
): Promise<RankedPlan & { plan: SearchPlan }> {
  const { snapshot, law } = edition
  const { rewritten, nearest } = withModels ? await askModels(question, needs) : noModelAnswers
  const read = await chooseReader(question, edition, needs)
  const early = createEarlySearch(snapshot)
  const plan = await withLexicon(
    snapshot,
    lexicon => {
      const narrowings = readNarrowings(question, edition, lexicon)
      const plan = planSearch(question, read(lexicon), { law, lexicon, rewritten, narrowings })
      return question.except === undefined ? plan : without(plan, question.except)
    },
    plan => {
      // A brief is searched for by the words that the library chooses from it.
      if (question.searchType !== 'case_brief') early.begin(searchOf(question, plan))
    },
  )
  const thisYear = needs.clock().getFullYear()
  return {
    plan,
    ...(await rankPlan(question, plan, {
      snapshot,
      search: early.search,
      nearest,
      thisYear,
      weights,
      warn: needs.warn,
    })),
  }
}

/** Before the best score is known: else a judgment that is its own question would leave nothing near it. */
function without(plan: SearchPlan, id: string): SearchPlan {
  const isOther: TextNode = { kind: 'not', node: { kind: 'known', test: { field: 'id', ids: [id] } } }
  return { ...plan, within: plan.within ? { kind: 'and', nodes: [plan.within, isOther] } : isOther }
}

/** A long question is read once, on a worker, without the library (understand-worker.ts). */
async function chooseReader(
  { query, searchType }: CaseQuestion,
  { snapshot, law }: Edition,
  { understandLong }: RankNeeds,
): Promise<(lexicon: Lexicon) => Understanding> {
  const knownCourts = listCourts(snapshot)
  if (understandLong && query.length > longQuestion) {
    const reading = await understandLong({ text: query, searchType, knownCourts })
    return () => reading
  }
  if (searchType === 'case_brief') {
    // A brief asks the library nothing, so it need not be read again with its answers.
    const reading = understandQuery(query, searchType, { ...law, knownCourts, hasSection: () => false })
    return () => reading
  }
  return readUnlessAnswered(lexicon => understandQuery(query, searchType, readBy({ snapshot, law }, lexicon)))
}

/** What the results are searched for, each text read as a keyword search. */
function readNarrowings({ filters }: CaseQuestion, edition: Edition, lexicon: Lexicon): Understanding[] {
  const { within = [] } = filters
  return within.map(text => understandQuery(text, 'keyword', readBy(edition, lexicon)))
}

function readBy({ snapshot, law: { sectionMap, thesaurus } }: Edition, lexicon: Lexicon): Law {
  return { sectionMap, thesaurus, knownCourts: listCourts(snapshot), ...askLibrary(lexicon) }
}

function listCourts({ facts }: Snapshot): string[] {
  return facts.courts.map(({ value }) => value)
}

function askLibrary(lexicon: Lexicon): Omit<Law, keyof LawBooks | 'knownCourts'> {
  return {
    isName: name => lexicon('versus', name),
    hasSection: section => lexicon('sections', section),
    judgesNamed: text => lexicon('judges', text),
    casesNumbered: ({ cnr, numbers }) => lexicon('caseNumbers', { cnr, numbers }),
  }
}
