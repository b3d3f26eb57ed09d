import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { LaterKind } from '#shared/cases/later-history.ts'
import type { Mention } from '../find-mentions.ts'
import { readTold, type ToldTreatment } from '../read-treatments.ts'

export const halves = ['tuned', 'held out'] as const
type Half = (typeof halves)[number]

const row = z.object({
  judgment: z.string(),
  half: z.enum(halves),
  before: z.string().optional(),
  sentence: z.string(),
  told: z.array(z.string()),
})

/** The sentences read by hand, with what each says (sentences/README.md). */
export const handRead = z
  .array(row)
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'sentences/hand-read.json'), 'utf8')))

export type Measured = { found: number; wrong: string[]; missed: string[]; labels: number }

/** What the rules find in one half, compared with what was read by hand. */
export function measureTold(kind: LaterKind, half: Half): Measured {
  const measured: Measured = { found: 0, wrong: [], missed: [], labels: 0 }
  for (const { judgment, sentence, before, told } of handRead.filter(each => each.half === half)) {
    const found = readTold(sentence, before ? [before] : []).filter(each => each.kind === kind)
    const labels = told.filter(label => label.startsWith(`${kind}: `))
    const line = `${judgment}: ${sentence}`
    measured.found += found.length
    measured.labels += labels.length
    measured.wrong.push(...found.filter(each => !labels.some(label => fits(label, each))).map(() => line))
    measured.missed.push(...labels.filter(label => !found.some(each => fits(label, each))).map(() => line))
  }
  return measured
}

/** 'overruled: A < B' is the label of what was read. */
function fits(label: string, { of, by, isTold }: ToldTreatment): boolean {
  const [object = '', actor = ''] = label.slice(label.indexOf(': ') + 2).split(' < ')
  if (!isNamed(of, object)) return false
  if (actor === 'court') return !isTold
  return isTold && (actor === 'told' || by === null || isNamed(by, actor))
}

function isNamed({ name, citations }: Mention, words: string): boolean {
  return [name, ...citations].join(' | ').includes(words)
}
