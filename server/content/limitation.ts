import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type LimitationPeriod, limitationPeriod } from '#shared/contract/law.ts'

/** Reads content/law/limitation.tsv, which `scripts/limitation-table.ts` makes. */
export function loadLimitationPeriods(contentFolder: string): LimitationPeriod[] {
  const text = readFileSync(path.join(contentFolder, 'law', 'limitation.tsv'), 'utf8')
  return text.replaceAll('\r', '').trimEnd().split('\n').slice(1).map(parsePeriod)
}

function parsePeriod(line: string): LimitationPeriod {
  const [id, law, provision, matter, period, duration, runsFrom, note = ''] = line.split('\t')
  const fromMonthEnd = /^(?:the )?end of the month\b/i.test(runsFrom ?? '')
  return limitationPeriod.parse({
    ...{ id, law, provision, matter, period, duration, runsFrom, note },
    ...(fromMonthEnd && { fromMonthEnd }),
  })
}
