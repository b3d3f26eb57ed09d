import path from 'node:path'
import { loadLibrary } from '#server/content/library.ts'
import { searchForms } from '#server/features/forms/search/search-forms.ts'
import { createSearchIndex } from '#server/features/forms/search/search-index.ts'
import { makeManyForms } from './many-forms.ts'
import { type Measurement, percentile, printMeasurements, timeEach } from './measurement.ts'

const searches = [
  'jamanat',
  'जमानत',
  '438',
  '482 crpc',
  'anticipatry bail',
  'divorse',
  'recovery of money',
  'chek bouns',
  'घटस्फोट',
  'xyzzyq',
]

/** Searching a library of 500 forms, typing errors included. */
export async function measureFormsSearch(): Promise<Measurement[]> {
  const { folder, remove } = makeManyForms(500)
  const { summaries, sectionMap } = loadLibrary(folder, path.join(folder, 'cache.jsonl'))
  const index = createSearchIndex(summaries)
  const times = await timeEach(500, round =>
    searchForms(index, sectionMap, { search: searches[(round + 100) % searches.length] }),
  )
  remove()
  return [{ what: 'library search over 500 forms, p95', value: percentile(times, 0.95), unit: 'ms' }]
}

if (import.meta.main) printMeasurements(await measureFormsSearch())
