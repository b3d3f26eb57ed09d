import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadLandmarkFiles } from '#server/content/cases/landmarks.ts'
import { takeLock } from '#server/db/data-folder.ts'
import { makeDocx } from '#server/lib/read-file/testing/make-docx.ts'
import { makePdf } from '#server/lib/read-file/testing/make-pdf.ts'
import { openLanceIndex } from '../lance/lance-index.ts'
import type { CaseIndex } from '../library/case-index.ts'
import { totalOf } from '../library/testing/contract-corpus.ts'
import { countJournalLines, importPlace, loadLibrary } from './testing/import-in-test.ts'
import {
  jsonJudgment,
  lineOfJudgment,
  makeJudgmentPdf,
  makeScan,
  writeFiles,
  writeHighCourt,
  writeJsonLines,
  writeSupremeCourt,
} from './testing/make-sources.ts'

const landmarks = loadLandmarkFiles('content')
const script = 'scripts/import.ts'

let folder: string
let source: string
let data: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-import-'))
  source = path.join(folder, 'source')
  data = path.join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const count = 48

function writeTexts(total = count) {
  const texts = Array.from({ length: total }, (_, number) => [
    `${number}.txt`,
    lineOfJudgment(number).join('\n'),
  ])
  writeFiles(source, Object.fromEntries(texts))
}

function runCommand(...options: string[]) {
  return spawnSync(process.execPath, [script, source, '--data-dir', data, ...options], { encoding: 'utf8' })
}

/** Runs an import in another process and kills it when its journal has so many lines. */
async function killImport(lines: number, signal: NodeJS.Signals = 'SIGKILL') {
  const child = spawn(
    process.execPath,
    [script, source, '--data-dir', data, '--workers', '1', '--batch', '4'],
    {
      stdio: 'ignore',
    },
  )
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  while (child.exitCode === null && countJournalLines(data) < lines)
    await new Promise(resolve => setTimeout(resolve, 2))
  child.kill(signal)
  return ended
}

describe('an import that is killed', () => {
  const layouts: [string, () => unknown, number][] = [
    ['of the Supreme Court layout', () => writeSupremeCourt(source, count, count / 2), 8],
    ['of the High Court layout', () => writeHighCourt(source, count), 16],
    ['of a folder of files', () => writeTexts(), 28],
    // All lines are in the journal: it is killed while the word lists are built.
    [
      'of JSON Lines, at its last step,',
      () =>
        writeJsonLines(
          path.join(source, 'cases.jsonl'),
          Array.from({ length: count }, (_, number) => jsonJudgment(number)),
        ),
      count,
    ],
  ]

  it.each(layouts)(
    '%s shows nothing half, and run again ends in the same library',
    async (_, write, lines) => {
      await write()
      await killImport(lines)
      const seen = await loadLibrary(data)
      expect(countJournalLines(data)).toBeGreaterThanOrEqual(lines)
      expect(seen.filter(({ importance }) => importance === 'other')).toEqual([])

      const resumed = await importPlace(source, data, { landmarks })
      const whole = path.join(folder, 'whole')
      const { imported } = await importPlace(source, whole, { landmarks, workers: 2, batch: 7 })
      expect(imported).toBe(count)
      expect(resumed.unchanged).toBeGreaterThanOrEqual(lines)
      expect(resumed.imported + resumed.unchanged).toBe(count)
      expect(await loadLibrary(data)).toEqual(await loadLibrary(whole))
    },
  )

  it('by Ctrl-C writes what it has read, publishes nothing and says so', async () => {
    writeTexts()
    expect(await killImport(8, 'SIGINT')).toBe(130)
    expect((await loadLibrary(data)).filter(({ importance }) => importance === 'other')).toEqual([])
    const notes = path.join(data, 'cases', 'import')
    const report = readdirSync(notes).find(name => name.startsWith('report-')) ?? ''
    expect(readFileSync(path.join(notes, report), 'utf8')).toContain('interrupted')
    expect((await importPlace(source, data, { landmarks })).unchanged).toBeGreaterThanOrEqual(8)
  })
})

it('an import killed over a published one leaves that to every reader, until it is run to its end', async () => {
  const earlier = 12
  writeTexts(earlier)
  await importPlace(source, data, { landmarks })
  const before = await loadLibrary(data)
  const reader = openLanceIndex({ folder: path.join(data, 'cases') })
  expect(await countFound(reader, 'convicted')).toBe(earlier)

  writeTexts()
  for (let number = 0; number < count; number += 1)
    appendFileSync(path.join(source, `${number}.txt`), '\n\n3. A further paragraph.')
  // The journal has all lines, and one for the publication. The published judgments are already replaced,
  // and the word lists are being built.
  await killImport(earlier + 1 + count)
  expect(countJournalLines(data)).toBe(earlier + 1 + count)
  expect(await loadLibrary(data)).toEqual(before)
  expect(await reader.withSnapshot(one => one.judgments(before.map(({ id }) => id)))).toEqual(before)
  expect([await countFound(reader, 'convicted'), await countFound(reader, 'further')]).toEqual([earlier, 0])

  expect(await importPlace(source, data, { landmarks })).toMatchObject({ unchanged: count })
  await expect.poll(() => countFound(reader, 'further'), { timeout: 5000 }).toBe(count)
  await reader.close()
})

/** How many of the imported judgments are found by a word. */
async function countFound(reader: CaseIndex, word: string): Promise<number> {
  const text = { kind: 'words', text: `testland ${word}`, match: 'all' } as const
  return reader.withSnapshot(async one => totalOf(await one.search({ text, filters: {}, size: 1 })))
}

describe('an import that is run again', () => {
  it('changes nothing when nothing has changed', async () => {
    writeTexts(5)
    await importPlace(source, data)
    const state = () => readFileSync(path.join(data, 'cases', 'published.json'), 'utf8')
    const before = state()
    expect(await importPlace(source, data)).toMatchObject({ imported: 0, unchanged: 5 })
    expect(state()).toBe(before)
  })

  it('is not misled by a file that was only touched', async () => {
    writeTexts(1)
    await importPlace(source, data)
    utimesSync(path.join(source, '0.txt'), new Date(), new Date(0))
    expect(await importPlace(source, data)).toMatchObject({ unchanged: 1 })
  })

  it('replaces what has changed, and takes the earlier reading out', async () => {
    writeTexts(3)
    await importPlace(source, data)
    appendFileSync(path.join(source, '1.txt'), '\n\n3. A further paragraph.')
    expect(await importPlace(source, data)).toMatchObject({ replaced: 1, unchanged: 2 })
    const library = await loadLibrary(data)
    expect(library).toHaveLength(3)
    expect(library.flatMap(({ paragraphs }) => paragraphs).some(({ text }) => /further/.test(text))).toBe(
      true,
    )
  })

  it('keeps a judgment whose file has become unreadable, and says so', async () => {
    writeTexts(2)
    await importPlace(source, data)
    writeFiles(source, { '1.txt': '' })
    expect(await importPlace(source, data)).toMatchObject({ unchanged: 1, skips: ['1.txt: empty'] })
    expect(await loadLibrary(data)).toHaveLength(2)
    writeFiles(source, { '1.txt': `${lineOfJudgment(1).join('\n')}\n\n3. Mended.` })
    expect(await importPlace(source, data)).toMatchObject({ unchanged: 1, replaced: 1 })
    expect(await loadLibrary(data)).toHaveLength(2)
  })

  it('takes a duplicate in once what it repeated has gone', async () => {
    writeFiles(source, { 'a.txt': lineOfJudgment(0).join('\n'), 'b.txt': lineOfJudgment(0).join('\n\n') })
    expect(await importPlace(source, data)).toMatchObject({ imported: 1, skips: ['b.txt: duplicate'] })
    writeFiles(source, { 'a.txt': lineOfJudgment(1).join('\n') })
    expect(await importPlace(source, data)).toMatchObject({ replaced: 1, imported: 1 })
    expect(await loadLibrary(data)).toHaveLength(2)
  })

  it('reads again what is no longer in the library', async () => {
    writeTexts(2)
    await importPlace(source, data)
    rmSync(path.join(data, 'cases', 'published.json'))
    rmSync(path.join(data, 'cases', 'judgments.lance'), { recursive: true })
    await importPlace(source, data)
    expect(await loadLibrary(data)).toHaveLength(2)
  })
})

it('what cannot be read is reported, each for its reason, and the rest is imported', async () => {
  writeFiles(source, {
    'damaged.pdf': makeJudgmentPdf(1).subarray(0, 60),
    'empty.pdf': '',
    'encrypted.pdf': makePdf({ pages: [['secret']], encrypted: true }),
    'good.pdf': makeJudgmentPdf(0),
    'huge.pdf': Buffer.alloc(51 * 1024 * 1024),
    'long.txt': 'word '.repeat(1_100_000),
    'old.docx': Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
    'page.html': `<p>${lineOfJudgment(2).join('<p>')}`,
    'scan.pdf': makeScan(),
    'same.docx': makeDocx(lineOfJudgment(2)),
  })
  const { imported, skips } = await importPlace(source, data)
  expect(imported).toBe(2)
  expect(skips).toEqual([
    'damaged.pdf: damaged',
    'empty.pdf: empty',
    'encrypted.pdf: encrypted',
    'huge.pdf: too_large',
    'long.txt: too_large',
    'old.docx: old_word',
    'same.docx: duplicate',
    'scan.pdf: no_text',
  ])
})

it('two orders of one name and day, neither with a number, are both kept; one set twice is kept once', async () => {
  const order = (police: number, end: string) =>
    [
      'IN THE HIGH COURT AT CALCUTTA',
      '27.02.2023',
      'In the matter of : Asha Testwala',
      '... petitioner',
      'Mr. A. Das',
      '… for the petitioner',
      'Mr. B. Sen',
      '… for the State',
      `1. The petitioner was arrested in connection with Testpur P.S. Case No. ${police} of 2022.`,
      `2. Heard both sides. ${end}`,
    ].join('\n')
  writeFiles(source, {
    'a.txt': order(26, 'The application for bail is dismissed as not pressed.'),
    'b.txt': order(27, 'The application for bail is dismissed as not pressed.'),
    'c.txt': order(26, 'The application for bail is dismissed as not pressed.').replaceAll('\n', '\n\n'),
    'd.txt': order(
      26,
      'The hearing is adjourned by two weeks on the prayer of the learned advocate for the State.',
    ),
  })
  expect(await importPlace(source, data)).toMatchObject({ imported: 3, skips: ['c.txt: duplicate'] })
  expect(await importPlace(source, data)).toMatchObject({
    imported: 0,
    unchanged: 3,
    skips: ['c.txt: duplicate'],
  })
  expect(await loadLibrary(data)).toHaveLength(3)
})

it('two orders that one case number of the e-Courts system covers are both kept', async () => {
  const line = (text: string) => ({
    cnr: 'TSHC010000012020',
    court: 'Testland High Court',
    title: 'A v B',
    text,
  })
  writeJsonLines(path.join(source, 'lines.jsonl'), [
    line('1. The respondents shall file their reply within four weeks.'),
    line('1. The petition is allowed with costs, for the reasons that follow.'),
  ])
  expect(await importPlace(source, data)).toMatchObject({ imported: 2, skips: [] })
  expect(await importPlace(source, data)).toMatchObject({ imported: 0, unchanged: 2 })
  expect((await loadLibrary(data)).map(({ id }) => id)).toEqual([
    'tshc010000012020',
    expect.stringMatching(/^tshc010000012020-[0-9a-f]{10}$/),
  ])
})

it('the raw text of a line is read for what the line does not say', async () => {
  const text = lineOfJudgment(3).join('\n')
  writeJsonLines(path.join(source, 'lines.jsonl'), [{ id: 'known-1', court: 'Patna High Court', text }])
  expect(await importPlace(source, data)).toMatchObject({ imported: 1 })
  expect(await loadLibrary(data)).toMatchObject([
    {
      id: 'known-1',
      court: 'Patna High Court',
      title: 'Dinesh Asha Testwala v State of Testland',
      date: '1999-03-04',
      caseNumber: 'Criminal Appeal No. 4 of 1999',
      caseNumbers: ['Criminal Appeal 4/1999'],
      sections: [{ act: 'IPC', section: '302' }],
    },
  ])
})

it('two judgments with one citation are both imported when name and day differ', async () => {
  const cited = (number: number) => lineOfJudgment(number).toSpliced(1, 0, 'AIR 1999 SC 77').join('\n')
  writeFiles(source, { 'a.txt': cited(0), 'b.txt': cited(1) })
  expect(await importPlace(source, data)).toMatchObject({ imported: 2 })
  expect(await importPlace(source, data)).toMatchObject({ unchanged: 2 })
  expect(await loadLibrary(data)).toHaveLength(2)
})

it('the text of a landmark joins it, and a later import of the same text changes nothing', async () => {
  const head = [
    'Virsa Singh v State of Punjab',
    'Supreme Court of India',
    '',
    '11 March 1958',
    '1. The appellant.',
  ]
  writeFiles(source, { 'a.txt': head.join('\n') })
  expect(await importPlace(source, data, { landmarks })).toMatchObject({ joined: 1, imported: 0 })
  const found = (await loadLibrary(data)).find(({ id }) => id === 'virsa-singh-v-state-of-punjab')
  expect(found?.note?.ratio).toContain('Clause thirdly')
  expect(found?.paragraphs.map(({ text }) => text).join()).toContain('The appellant.')
  expect(await importPlace(source, data, { landmarks })).toMatchObject({ unchanged: 1 })
})

describe('the command', () => {
  it('imports, reports and ends with 0 although something was skipped', () => {
    writeFiles(source, { 'a.txt': lineOfJudgment(0).join('\n'), 'b.txt': '' })
    const { status, stdout } = runCommand('--limit', '5')
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/1 {2}imported[\s\S]+1 {2}empty[\s\S]+b\.txt/),
    ])
    const file = /The whole report: (.+)/.exec(stdout)?.[1] ?? ''
    expect(statSync(file).size).toBeGreaterThan(100)
  })

  it('ends with 1 and a sentence when nothing could be read or the source is none', () => {
    writeFiles(source, { 'b.txt': '' })
    expect(runCommand()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Nothing of this source'),
    })
    rmSync(source, { recursive: true })
    expect(runCommand()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no file or folder'),
    })
  })

  it('is refused while another one writes', async () => {
    writeTexts(1)
    const lock = takeLock(path.join(data, 'cases'))
    await expect(importPlace(source, data)).rejects.toThrow('Something else is writing to the case library')
    lock.release()
    expect(await importPlace(source, data)).toMatchObject({ imported: 1 })
  })
})
