import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

/** An order as a court's registry publishes it: its text and the registry's data. */
const row = z.object({
  judgment_id: z.string().default(''),
  text: z.string(),
  /** 'CR. MISC./65728/2023 of RAHUL KUMAR Vs The State of Bihar' */
  case_name: z.string().default(''),
  court: z.string().default(''),
  date: z.string().default(''),
  bench: z.array(z.string()).default([]),
  disposal: z.string().default(''),
})

export type Registered = {
  id: string
  text: string
  petitioner: string
  respondent: string
  caseNumber: string
  court: string
  date: string
  bench: string[]
  outcome: string
}

export function loadRegistry(file: string): Registered[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => toRegistered(row.parse(JSON.parse(line))))
}

function toRegistered({ judgment_id, case_name, disposal, ...other }: z.infer<typeof row>): Registered {
  const heading = /^(?<number>\S.*?\/\d+\/\d{4})\s+of\s+(?<name>.+)$/is.exec(case_name)?.groups
  const [petitioner = '', respondent = ''] = (heading?.name ?? case_name).split(/\s+v(?:s|ersus)?\.?\s+/i)
  return {
    ...other,
    id: judgment_id,
    petitioner,
    respondent,
    caseNumber: heading?.number ?? '',
    outcome: disposal.toLowerCase(),
  }
}
