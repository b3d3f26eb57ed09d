import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openLanceIndex } from '../lance/lance-index.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { putAndPublish } from '../library/testing/put-and-publish.ts'
import { listForMeaning } from './judgment-pages.ts'
import type { Embeddable } from './windows.ts'

it('reads every published judgment once, with what can be read of it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-pages-'))
  const index = openLanceIndex({ folder })
  try {
    const judgments = Array.from({ length: 120 }, (_, at) =>
      makeJudgment(`c${at}`, { text: `Paragraph of ${at}` }),
    )
    await putAndPublish(index, judgments)
    const pages: (readonly Embeddable[])[] = []
    for await (const page of (await listForMeaning(index)).pages) pages.push(page)
    expect(pages.map(page => page.length)).toEqual([50, 50, 20])
    const read = new Map(pages.flat().map(({ id, parts }) => [id, parts.map(({ text }) => text)]))
    expect(read.size).toBe(120)
    expect(read.get('c77')).toEqual(['Paragraph of 77'])
  } finally {
    await index.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
