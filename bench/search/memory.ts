import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openLanceIndex } from '#server/caselaw/lance/lance-index.ts'
import type { CaseIndex } from '#server/caselaw/library/case-index.ts'
import { loadAila } from '../../scripts/evaluation/aila.ts'
import { deriveCorpus } from '../../scripts/evaluation/corpus.ts'
import { describeMachine } from '../report.ts'
import { copyJudgment } from './copy-judgment.ts'

/**
 * What the embedded index keeps in memory for each judgment: node --expose-gc bench/search/memory.ts <folder with
 * aila2019.tar.gz> [judgments]. Their texts are cut to a paragraph, because none of it is kept.
 */
const [source, most = '35000'] = process.argv.slice(2)
if (!source || !globalThis.gc) {
  console.error('Usage: node --expose-gc bench/search/memory.ts <folder with aila2019.tar.gz> [judgments]')
  process.exit(2)
}

const perBatch = 2000
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-memory-'))
const corpus = deriveCorpus(await loadAila(source))
console.log(describeMachine())
const few = await measure(3000)
const many = await measure(Number(most))
for (const kind of ['heap', 'buffers'] as const)
  console.log(`${kind}: ${Math.round((many[kind] - few[kind]) / (Number(most) - 3000))} bytes a judgment`)
rmSync(folder, { recursive: true })

async function measure(count: number) {
  const place = path.join(folder, String(count))
  const writing = openLanceIndex({ folder: place })
  await fill(writing, count)
  await writing.close()
  const before = used()
  const index = openLanceIndex({ folder: place })
  const after = await index.withSnapshot(async snapshot => {
    const section = { act: 'IPC', section: '302' }
    await snapshot.search({ text: { kind: 'section', ...section }, filters: {}, size: 10 })
    await snapshot.lookUp({ citations: ['AIR 1980 SC 12'], names: ['kesavananda'], words: ['bail'] })
    await snapshot.resolve([{ title: 'Nobody v Anybody', citation: null }])
    await snapshot.list({ from: 0, size: 10 })
    return used()
  })
  await index.close()
  const kept = { heap: after.heap - before.heap, buffers: after.buffers - before.buffers }
  console.log(`${count} judgments: heap ${megabytes(kept.heap)} MB, buffers ${megabytes(kept.buffers)} MB`)
  return kept
}

async function fill(index: CaseIndex, count: number) {
  const writer = await index.beginWrite()
  for (let from = 0; from < count; from += perBatch) {
    const size = Math.min(perBatch, count - from)
    await writer.put(Array.from({ length: size }, (_, at) => copyJudgment(corpus, from + at)))
  }
  await writer.publish()
  await writer.close()
}

function used() {
  for (let round = 0; round < 4; round += 1) globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return { heap: heapUsed, buffers: arrayBuffers }
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
