import { join } from 'node:path'
import { connect, Index, MatchQuery, type Table } from '@lancedb/lancedb'
import { callJson } from '#server/testing/child-server.ts'
import { addressOf } from '#shared/contract/call.ts'
import type { CaseSearchBody } from '#shared/contract/cases.ts'
import { searchCasesCall } from '#shared/contract/cases.ts'
import type { Figure, Part } from './figure.ts'
import { clock, compareWithFloor, takeInTurn } from './in-turn.ts'
import { liftLimit, type Site, withSite } from './site.ts'

const questions: readonly CaseSearchBody[] = [
  { searchType: 'keyword', query: 'murder' },
  { searchType: 'keyword', query: '"right to life" NOT emergency' },
  { searchType: 'keyword', query: 'bail AND (murder OR dacoity)' },
  { searchType: 'keyword', query: 'section 302 IPC' },
  { searchType: 'legal_issue', query: 'When may anticipatory bail be refused in a murder case?' },
  { searchType: 'legal_issue', query: 'Can a conviction rest on a dying declaration alone?' },
  { searchType: 'legal_issue', query: 'is an unregistered agreement to sell admissible in evidence' },
  { searchType: 'legal_issue', query: 'अग्रिम जमानत कब मिल सकती है' },
]
const shown = 30

export const casesSearchPart: Part = {
  name: 'cases-search',
  title: 'Search in the judgments',
  method: `POST /api/case-law/search with ${questions.length} questions in turn over the landmark judgments, as a client on the same machine sees it; each in turn with LanceDB alone, asked for the ${shown} best judgments by the words of the question.`,
  measure: () => withSite(measureSearches),
}

async function measureSearches(site: Site): Promise<Figure[]> {
  await liftLimit(site)
  const connection = await connect(join(site.folder, 'cases'))
  const table = await connection.openTable('judgments')
  await table.createIndex('body', { config: Index.fts({ stem: false, removeStopWords: false }) })
  const questionOf = (number: number) => questions[number % questions.length] ?? { query: '' }
  let found = 0
  const times = await takeInTurn(
    questions.length * 15,
    number =>
      clock(async () => {
        found += await search(site, questionOf(number))
      }),
    number => clock(() => searchAlone(table, questionOf(number))),
    questions.length,
  )
  if (found === 0) throw new Error('no search found anything')
  const note = `${await table.countRows()} judgments`
  table.close()
  return compareWithFloor({ what: 'a search', floor: 'LanceDB alone', note }, times)
}

async function search({ url, token }: Site, body: CaseSearchBody): Promise<number> {
  const { status, body: answer } = await callJson(url, addressOf(searchCasesCall), { body, token })
  if (status !== 200) throw new Error(`the server answered ${status}`)
  return answer.total
}

function searchAlone(table: Table, { query }: CaseSearchBody): Promise<unknown> {
  const words = new MatchQuery(query.toLowerCase(), 'body')
  return table.query().fullTextSearch(words).select(['id', 'meta', '_score']).limit(shown).toArray()
}
