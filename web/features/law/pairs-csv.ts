import type { SectionPair } from '#shared/contract/law.ts'
import { writeCsv } from '#shared/csv.ts'

const headings = ['Old Act', 'Old section', 'New Act', 'New section', 'Matter', 'Note']

export function writePairsCsv(pairs: readonly SectionPair[]): string {
  const rows = pairs.map(({ old, current, name, isInForce }) => [
    old?.act ?? '',
    old?.section ?? '',
    current?.act ?? '',
    current?.section ?? '',
    name,
    isInForce ? '' : 'not in force',
  ])
  return writeCsv([headings, ...rows])
}
