import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { Printed } from './learn-citations.ts'

const line = z.object({
  id: z.string(),
  /** The citations that the judgment's own source gave. */
  own: z.array(z.string()).default([]),
  /** For each case that it names, the name and the citations behind it. */
  cases: z.array(z.tuple([z.string()], z.string())).default([]),
})
type Line = z.input<typeof line>

/** What each imported judgment prints of other cases. The last line of a judgment counts. */
export type PrintedFile = {
  put: (judgments: readonly Judgment[]) => void
  load: () => { own: Map<string, string[]>; printed: Printed[] }
}

export function openPrintedFile(folder: string): PrintedFile {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'printed.jsonl')
  return {
    put: judgments => {
      const lines = judgments.map(one => `${JSON.stringify(writeLine(one))}\n`)
      if (lines.length > 0) appendFileSync(file, lines.join(''), { mode: 0o600 })
    },
    load: () => {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parseLine) : []
      const last = new Map(lines.map(one => [one.id, one]))
      return {
        own: new Map([...last].map(([id, { own }]) => [id, own])),
        printed: [...last.values()].flatMap(({ id, cases }) =>
          cases.map(([title, ...citations]) => ({ by: id, title, citations })),
        ),
      }
    },
  }
}

function writeLine({ id, citations, precedents }: Judgment): Line {
  return {
    id,
    own: citations,
    cases: precedents.flatMap(({ title, citation, parallel = [] }) =>
      citation ? [[title, citation, ...parallel]] : [],
    ),
  }
}

/** A line that a crash cut off is left out: its judgment is read again. */
function parseLine(text: string): z.output<typeof line>[] {
  try {
    const read = line.safeParse(JSON.parse(text))
    return read.success ? [read.data] : []
  } catch {
    return []
  }
}
