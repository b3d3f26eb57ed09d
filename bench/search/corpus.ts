import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Aila } from '../../scripts/evaluation/aila.ts'
import { createRandom } from './random.ts'

/**
 * Makes judgments from paragraphs of real ones: headings, lengths and words are realistic, but the
 * documents as a whole are not. The same seed makes the same corpus, of which only those are written whose number is wanted.
 */
export async function writeCorpus(
  aila: Aila,
  folder: string,
  count: number,
  isWanted: (number: number) => boolean = () => true,
): Promise<number> {
  const years = Array.from({ length: 70 }, (_, at) => String(1955 + at))
  for (const year of years) await mkdir(path.join(folder, year), { recursive: true })
  let bytes = 0
  let number = 0
  for (const text of composeCorpus(aila, count)) {
    if (isWanted(number)) {
      bytes += Buffer.byteLength(text)
      await writeText(path.join(folder, years[number % years.length] ?? '', `${number}.txt`), text)
    }
    number += 1
  }
  return bytes
}

/** The texts of the corpus, one after the other. */
export function* composeCorpus({ cases }: Aila, count: number): Generator<string> {
  const random = createRandom(2026)
  const sources = [...cases.values()].map(parseSource).filter(source => source.paragraphs.length > 3)
  for (let number = 0; number < count; number += 1) yield composeJudgment(sources, number, random)
}

type Source = { head: string[]; paragraphs: string[] }

function parseSource(text: string): Source {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  return { head: lines.slice(0, 4), paragraphs: lines.slice(4).filter(line => line.length > 80) }
}

const averageLength = 29_000

function composeJudgment(sources: readonly Source[], number: number, random: () => number): string {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const [petitioner, respondent] = [pick(sources), pick(sources)].map(source =>
    (source?.head[0] ?? '').split(' v '),
  )
  const title = `${petitioner?.[0]} (${number}) v ${respondent?.[1] ?? respondent?.[0]}`
  const wanted = averageLength * (0.3 + 1.4 * random())
  const parts: string[] = []
  for (let length = 0; length < wanted; ) {
    const source = pick(sources)
    const from = Math.floor(random() * (source?.paragraphs.length ?? 0))
    // Consecutive paragraphs keep passages coherent.
    for (const paragraph of source?.paragraphs.slice(from, from + 5) ?? []) {
      parts.push(`${parts.length + 1}. ${paragraph.replace(/^\d+\.\s*/, '')}`)
      length += paragraph.length
    }
  }
  const year = 1955 + (number % 70)
  const day = 1 + (number % 28)
  return [title, 'Supreme Court of India', `${day} March ${year}`, ...parts].join('\n')
}

function writeText(file: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    createWriteStream(file)
      .on('error', reject)
      .end(text, () => resolve())
  })
}
