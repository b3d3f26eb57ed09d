import type { SourceKind } from '../importing/source.ts'
import { listBenches } from './high-court-benches.ts'

/** One folder of an open data set: its tables, or its archives, of a year (and court, and bench). */
export type Place = {
  /** '/' at the end. */
  prefix: string
  /** The files that are looked for in it where the address does not list what it has. */
  index: string | null
  usual: readonly string[]
}

/** What was chosen of an open data set. */
export type DataSet = {
  kind: Extract<SourceKind, 'supreme-court' | 'high-court'>
  /** The folders that are asked for the list of a year. */
  listed: (year: number) => string[]
  /** The same, in folders whose files have known names. */
  places: (year: number) => Place[]
  isWanted: (path: string) => boolean
}

const table = '[\\w-]+\\.parquet'
const archive = '[\\w-]+\\.tar(?:\\.gz)?'

export const supremeCourt: DataSet = {
  kind: 'supreme-court',
  listed: year => [`metadata/parquet/year=${year}/`, `data/tar/year=${year}/english/`],
  places: year => [
    { prefix: `metadata/parquet/year=${year}/`, index: null, usual: ['metadata.parquet'] },
    { prefix: `data/tar/year=${year}/english/`, index: 'english.index.json', usual: ['english.tar'] },
  ],
  isWanted: matcher(`metadata/parquet/year=\\d{4}/${table}`, `data/tar/year=\\d{4}/english/${archive}`),
}

/** Of one court: '27~1'. In addresses its code has an underscore. */
export function highCourt(court: string): DataSet {
  const folderOf = (year: number) => `year=${year}/court=${court.replace('~', '_')}/`
  const where = `year=\\d{4}/court=${court.replace('~', '_')}/bench=[\\w-]+`
  return {
    kind: 'high-court',
    listed: year => [`metadata/parquet/${folderOf(year)}`, `data/tar/${folderOf(year)}`],
    places: year =>
      listBenches(court).flatMap(bench => [
        {
          prefix: `metadata/parquet/${folderOf(year)}bench=${bench}/`,
          index: null,
          usual: ['metadata.parquet'],
        },
        {
          prefix: `data/tar/${folderOf(year)}bench=${bench}/`,
          index: 'data.index.json',
          usual: ['pdfs.tar'],
        },
      ]),
    isWanted: matcher(`metadata/parquet/${where}/${table}`, `data/tar/${where}/${archive}`),
  }
}

/** Paths come from elsewhere and become paths here: nothing but the layout's own is one. */
function matcher(...patterns: string[]): (path: string) => boolean {
  const whole = new RegExp(`^(?:${patterns.join('|')})$`)
  return path => whole.test(path)
}
