import { callJson } from '#server/testing/child-server.ts'
import { type Figure, type Part, summarise, time } from './figure.ts'
import { type Site, withSite } from './site.ts'

/** A word, a word in Hindi and in Roman letters, numbers old and new, a typing error, a phrase, nothing at all. */
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
  method: `GET /api/forms?search= with ${searches.length} searches in turn, as a client on the same machine sees it.`,
  measure: () => withSite(measureSearches),
}

async function measureSearches({ url, token }: Site): Promise<Figure[]> {
  const paths = searches.map(search => `/api/forms?${new URLSearchParams({ search })}`)
  let found = 0
  const times = await time(270, async number => {
    const { status, body } = await callJson(url, paths[number % paths.length] ?? '', { token })
    if (status !== 200) throw new Error(`the server answered ${status}`)
    found += body.length
  })
  if (found === 0) throw new Error('no search found anything')
  const { body } = await callJson(url, '/api/stats', { token })
  return [{ what: 'a search', ...summarise(times), unit: 'ms', note: `${body.totalForms} forms` }]
}
