import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { parseJudgment } from '#server/caselaw/reading/parse-judgment.ts'
import { type TextPart, textParts } from '#shared/cases/text-parts.ts'
import { loadAila } from './evaluation/aila.ts'
import { loadRegistry } from './evaluation/registry.ts'

/**
 * How often the part inferred of a paragraph is the one a reader gives it: npm run eval:structure -- <folder with
 * aila2019.tar.gz and hc-judgments-dev.jsonl.gz>. The paragraphs were read without what the rules say of them, in four
 * rounds; the rules were mended after each, so that only the last round measures the rules as they are.
 */
const [folder] = process.argv.slice(2)
if (!folder) {
  console.error(
    'Usage: npm run eval:structure -- <folder with aila2019.tar.gz and hc-judgments-dev.jsonl.gz>',
  )
  process.exit(2)
}

const read = z.object({
  round: z.int(),
  judgment: z.string(),
  paragraph: z.string(),
  label: z.enum([...textParts, 'other']),
  /** A second label that is fair too. */
  also: z.enum([...textParts, 'other']).optional(),
})
const labelled = z
  .array(read)
  .parse(
    JSON.parse(readFileSync(path.join(import.meta.dirname, 'evaluation/parts-read-by-hand.json'), 'utf8')),
  )

const texts = new Map([
  ...[...(await loadAila(folder)).cases].map(([id, text]) => [`${id}.txt`, text] as const),
  ...loadRegistry(path.join(folder, 'hc-judgments-dev.jsonl.gz')).map(({ id, text }) => [id, text] as const),
])
const inferred = new Map<string, TextPart | undefined>()
for (const id of new Set(labelled.map(({ judgment }) => judgment)))
  for (const { id: paragraph, part } of parseJudgment(texts.get(id) ?? '').paragraphs)
    inferred.set(`${id} ${paragraph}`, part)

const last = Math.max(...labelled.map(({ round }) => round))
for (const round of new Set(labelled.map(one => one.round))) {
  console.log(`\nRound ${round}${round === last ? ' (held out)' : ', from which the rules were mended'}`)
  for (const part of textParts) printPart(part, round)
}

function printPart(part: TextPart, round: number) {
  const said = labelled.filter(
    one => one.round === round && inferred.get(`${one.judgment} ${one.paragraph}`) === part,
  )
  const wrong = said.filter(({ label, also }) => label !== part && also !== part)
  console.log(`${part.padEnd(10)} right ${said.length - wrong.length} of ${said.length}`)
  for (const { judgment, paragraph, label } of wrong) console.log(`  ${judgment} ${paragraph} is ${label}`)
}
