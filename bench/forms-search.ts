import { join } from 'node:path'
import { loadLibrary } from '#server/content/library.ts'
import { createFormIndex, searchForms } from '#server/features/forms/search.ts'
import { listKnownWords } from '#server/lib/catalogue-search/words.ts'
import { callJson } from '#server/testing/child-server.ts'
import type { Figure, Part } from './figure.ts'
import { clock, compareWithFloor, takeInTurn } from './in-turn.ts'
import { type Site, withSite } from './site.ts'

/**
 * A word, a word in Hindi and in Roman letters, old and new section numbers, a typing error, a phrase,
 * and no words.
 */
const searches = [
  'bail',
  'जमानत',
  'jamanat',
  '438',
  'crpc 482',
  'anticipatry',
  'cheque bounce notice',
  'तलाक',
  'xyzzy',
]

export const formsSearchPart: Part = {
  name: 'forms-search',
  title: 'Search in the library',
  method: `GET /api/forms?search= with ${searches.length} searches in turn, as a client on the same machine sees it; each in turn with the same search asked of the index itself, without a server.`,
  measure: () => withSite(measureSearches),
}

async function measureSearches({ url, token }: Site): Promise<Figure[]> {
  const library = loadLibrary(join(import.meta.dirname, '../content'))
  const index = createFormIndex(library.summaries, () =>
    listKnownWords([library.summaries, library.procedures]),
  )
  const wordsOf = (number: number) => searches[number % searches.length] ?? ''
  let found = 0
  const times = await takeInTurn(
    270,
    number =>
      clock(async () => {
        const path = `/api/forms?${new URLSearchParams({ search: wordsOf(number) })}`
        const { status, body } = await callJson(url, path, { token })
        if (status !== 200) throw new Error(`the server answered ${status}`)
        found += body.length
      }),
    number => clock(async () => searchForms(index, library.sectionMap, { search: wordsOf(number) })),
    searches.length,
  )
  if (found === 0) throw new Error('no search found anything')
  const note = `${library.summaries.length} forms`
  return compareWithFloor({ what: 'a search', floor: 'the index alone', note }, times)
}
