import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { parseJudgment } from '#server/caselaw/reading/parse-judgment.ts'
import type { Judgment } from '#shared/cases/judgment.ts'

const fileName = 'hc-judgments-dev.jsonl.gz'

/** An order with the registry's data about it. */
const order = z.object({
  judgment_id: z.string(),
  case_name: z.string(),
  court: z.string(),
  date: z.iso.date(),
  bench: z.array(z.string()),
  text: z.string(),
})

/**
 * The High Court orders in the folder, as an import of their texts and registry data would parse them;
 * empty when the file is missing.
 */
export function loadHighCourtOrders(folder: string): Judgment[] {
  if (!readdirSync(folder).includes(fileName)) return []
  const lines = gunzipSync(readFileSync(path.join(folder, fileName))).toString('utf8')
  return lines.split('\n').flatMap(line => (line ? parseOrder(order.parse(JSON.parse(line))) : []))
}

function parseOrder({ judgment_id, case_name, court, date, bench, text }: z.infer<typeof order>): Judgment[] {
  const [, caseNumber, names] = /^(.*\d) of (.+)$/i.exec(case_name) ?? []
  const known = { id: judgment_id.toLowerCase(), title: names ?? case_name, court, date, bench }
  return [parseJudgment(text, caseNumber ? { ...known, caseNumber } : known)]
}
