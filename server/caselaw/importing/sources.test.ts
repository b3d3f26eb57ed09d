import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSource } from './detect-source.ts'
import type { Source, SourceItem, SourceKind } from './source.ts'
import {
  highCourtRow,
  jsonJudgment,
  lineOfJudgment,
  makeJudgmentPdf,
  makeTable,
  makeTar,
  supremeCourtRow,
  writeFiles,
  writeHighCourt,
  writeJsonLines,
  writeSupremeCourt,
} from './testing/make-sources.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'munshi-source-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function loadItems(place = folder, kind?: SourceKind): Promise<SourceItem[]> {
  return collect(await openSource(place, kind))
}

async function collect(source: Source): Promise<SourceItem[]> {
  const items: SourceItem[] = []
  for await (const item of source.items()) items.push(item)
  return items
}

function describeItem({ label, content }: SourceItem): string {
  return content.kind === 'skipped' ? `${label}: ${content.skip.reason}` : label
}

function fileOf({ pdf_link = '' }: Record<string, string>): string {
  return path.posix.basename(pdf_link)
}

describe('the Supreme Court layout', () => {
  it('is recognised, and each PDF is read with its row, from the archive and from the folder', async () => {
    await writeSupremeCourt(folder, 3, 2)
    const source = await openSource(folder)
    const items = await collect(source)
    expect([source.kind, await source.measure()]).toEqual(['supreme-court', { total: 3, unit: 'judgments' }])
    expect(items.map(({ label }) => label)).toEqual(
      [0, 1, 2].map(number => `${supremeCourtRow(number).path}_EN.pdf`),
    )
    expect(items[2]?.content).toMatchObject({
      format: 'pdf',
      known: {
        id: 'escr0100100021999',
        title: 'Chitra Asha Testwala v State of Testland and Anr.',
        petitioner: 'Chitra Asha Testwala',
        court: 'Supreme Court of India',
        date: '1999-03-03',
        year: 1999,
        bench: ['A.B. Sen', 'Meera Rao'],
        citations: ['1999 INSC 302', '[1999] 2 SCR 102'],
        disposal: 'Dismissed',
      },
    })
  })

  it('leaves translations out, names rows without a PDF, and takes PDFs without a row', async () => {
    const [one, two] = [supremeCourtRow(0), supremeCourtRow(1)]
    writeFiles(folder, {
      'metadata/parquet/year=1999/metadata.parquet': makeTable([one, two]),
      'data/tar/year=1999/regional/regional.tar': await makeTar({
        [`${one.path}_HIN.pdf`]: makeJudgmentPdf(0),
      }),
      [`data/pdf/year=1999/${one.path}_EN.pdf`]: makeJudgmentPdf(0),
      [`data/pdf/year=1999/${one.path}_HIN.pdf`]: makeJudgmentPdf(0),
      'data/pdf/year=1999/1999_9_9_9_EN.pdf': makeJudgmentPdf(2),
    })
    expect((await loadItems()).map(describeItem)).toEqual([
      '1999_2_100_105_EN.pdf',
      '1999_9_9_9_EN.pdf',
      '1999_2_101_106_EN.pdf: no_file',
    ])
  })

  it('finds PDFs that were put into one folder for all years', async () => {
    writeFiles(folder, {
      'metadata/parquet/year=1999/metadata.parquet': makeTable([supremeCourtRow(0)]),
      [`pdfs/${supremeCourtRow(0).path}_EN.pdf`]: makeJudgmentPdf(0),
    })
    expect((await loadItems())[0]?.content).toMatchObject({ known: { date: '1999-03-01' } })
  })

  it('goes on past an archive that ends in the middle and a table that cannot be read', async () => {
    await writeSupremeCourt(folder, 2, 2)
    const whole = await makeTar({ 'a_EN.pdf': makeJudgmentPdf(3), 'b_EN.pdf': makeJudgmentPdf(4) })
    writeFiles(folder, {
      'data/tar/year=1999/english/cut.tar': whole.subarray(0, whole.length - 1800),
      'metadata/parquet/year=2000/metadata.parquet': 'PAR1 and no more',
    })
    const items = (await loadItems()).map(describeItem)
    expect(items).toContain('data/tar/year=1999/english/cut.tar: damaged')
    expect(items).toContain('metadata/parquet/year=2000/metadata.parquet: damaged')
    expect(items).toContain('1999_2_101_106_EN.pdf')
  })
})

describe('the High Court layout', () => {
  it('is recognised, and each PDF is read with its row', async () => {
    await writeHighCourt(folder, 3)
    const source = await openSource(folder)
    const items = await collect(source)
    expect(source.kind).toBe('high-court')
    expect(items.map(({ content }) => content.kind)).toEqual(['document', 'document', 'document'])
    expect(items[0]?.content).toMatchObject({
      known: {
        id: 'hcbm011000001999-1-1999-03-04',
        title: 'Asha Asha Testwala v State of Testland',
        caseNumber: 'CRA/1/1999',
        court: 'Bombay High Court',
        date: '1999-03-04',
        bench: ['A.B. Sen', 'Meera Rao'],
      },
    })
  })

  it('takes the court from its own column, else from the code, else from the folder', async () => {
    const { court: _, court_code: __, ...bare } = highCourtRow(2)
    const rows = [
      { ...highCourtRow(0), court_name: 'High Court of Delhi' },
      { ...highCourtRow(1), court_name: '' },
      bare,
    ]
    const partition = 'year=1999/court=29_3/bench=x'
    writeFiles(folder, {
      [`metadata/parquet/${partition}/metadata.parquet`]: makeTable(rows),
      ...Object.fromEntries(rows.map(row => [`data/pdf/${partition}/${fileOf(row)}`, makeJudgmentPdf(0)])),
    })
    const courts = (await loadItems()).map(
      ({ content }) => content.kind === 'document' && content.known.court,
    )
    expect(courts).toEqual(['Delhi High Court', 'Bombay High Court', 'Karnataka High Court'])
  })

  it('names a row whose PDF is not there, and reads one that is there whatever the table says', async () => {
    const rows = [0, 1].map(number => ({ ...highCourtRow(number), pdf_exists: 'false' }))
    const partition = 'year=1999/court=27_1/bench=newos'
    writeFiles(folder, {
      [`metadata/parquet/${partition}/metadata.parquet`]: makeTable(rows),
      [`data/pdf/${partition}/${fileOf(highCourtRow(1))}`]: makeJudgmentPdf(1),
    })
    expect((await loadItems()).map(describeItem)).toEqual([
      fileOf(highCourtRow(1)),
      `${fileOf(highCourtRow(0))}: no_file`,
    ])
  })
})

describe('a folder of files', () => {
  it('is read in the order of names, whatever else lies there', async () => {
    writeFiles(folder, {
      'b/two.pdf': 'x',
      'a.txt': 'y',
      'c.html': 'z',
      'd.docx': 'w',
      'e.xls': '',
      '.hidden.txt': '',
    })
    expect((await loadItems()).map(describeItem)).toEqual(['a.txt', 'b/two.pdf', 'c.html', 'd.docx'])
  })

  it('gives up a file that is too large before reading it', async () => {
    writeFileSync(path.join(folder, 'big.pdf'), Buffer.alloc(51 * 1024 * 1024))
    expect((await loadItems()).map(describeItem)).toEqual(['big.pdf: too_large'])
  })
})

describe('JSON Lines', () => {
  it.each(['cases.jsonl', 'cases.jsonl.gz'])(
    '%s gives its judgments and names the lines it cannot',
    async name => {
      const file = path.join(folder, name)
      writeJsonLines(file, [
        { ...jsonJudgment(0), citations: ['A.I.R. 1999 S.C. 12'] },
        '{"id": "cut off',
        '',
        { ...jsonJudgment(1), date: '31-02-2001' },
        { id: 'bare', title: 'A v B', court: 'X' },
      ])
      const items = await loadItems(file)
      expect(items.map(describeItem)).toEqual([
        `${name}, line 1`,
        `${name}, line 2: bad_line`,
        `${name}, line 4: bad_line`,
        `${name}, line 5: no_words`,
      ])
      expect(items[0]?.content).toMatchObject({ judgment: { citations: ['AIR 1999 SC 12'], year: 2001 } })
      expect(items[2]?.content).toMatchObject({ skip: { detail: expect.stringMatching(/^field date: /) } })
    },
  )

  it('takes a raw text beside whatever is known: that stands, and what is empty is left to the text', async () => {
    const file = path.join(folder, 'cases.jsonl')
    const text = lineOfJudgment(0).join('\n')
    writeJsonLines(file, [
      { text },
      {
        id: 'known-1',
        text,
        court: 'Patna High Court',
        title: '',
        date: null,
        bench: [],
        citations: ['A.I.R. 1999 S.C. 12'],
      },
      { text: ' ', court: 'Patna High Court' },
      { text, date: '31-02-2001' },
    ])
    const items = await loadItems(file)
    expect(items.map(describeItem)).toEqual([
      'cases.jsonl, line 1',
      'cases.jsonl, line 2',
      'cases.jsonl, line 3: no_words',
      'cases.jsonl, line 4: bad_line',
    ])
    expect(items[0]).toMatchObject({
      isNamed: false,
      content: { kind: 'document', format: 'plain', known: {} },
    })
    expect(items[1]).toMatchObject({ key: 'json known-1', isNamed: true })
    expect(items[1]?.content).toEqual({
      kind: 'document',
      format: 'plain',
      bytes: Buffer.from(text),
      known: { id: 'known-1', court: 'Patna High Court', citations: ['AIR 1999 SC 12'] },
    })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example/b.pdf', 'file:///etc/passwd'])(
    'refuses %s as an address of the judgment',
    async address => {
      const file = path.join(folder, 'cases.jsonl')
      writeJsonLines(file, [
        { ...jsonJudgment(0), officialUrl: address },
        { text: 'Words.', pdfUrl: address },
        { ...jsonJudgment(1), officialUrl: 'https://a.example/b', pdfUrl: 'http://a.example/b.pdf' },
      ])
      const items = await loadItems(file)
      expect(items.map(({ content }) => content.kind)).toEqual(['skipped', 'skipped', 'judgment'])
      expect(items[0]?.content).toMatchObject({
        skip: { detail: expect.stringMatching(/^field officialUrl: /) },
      })
    },
  )

  it('cut off in the middle of its compression is read so far', async () => {
    const file = path.join(folder, 'cases.jsonl.gz')
    writeJsonLines(
      file,
      Array.from({ length: 2000 }, (_, number) => jsonJudgment(number)),
    )
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.subarray(0, bytes.length / 2))
    const items = (await loadItems(file)).map(describeItem)
    expect(items.at(-1)).toMatch(/after line \d+: damaged$/)
    expect(items.length).toBeGreaterThan(10)
  })
})

describe('what is no source', () => {
  it.each<[string, Record<string, string>, string]>([
    ['does not exist', {}, 'nowhere'],
    ['is an empty folder', {}, ''],
    ['is a file of another kind', { 'a.xls': 'x' }, 'a.xls'],
    ['is one table alone', { 'metadata.parquet': 'x' }, 'metadata.parquet'],
    ['has only damaged tables', { 'metadata.parquet': 'x' }, ''],
  ])('is refused with a sentence when it %s', async (_, files, name) => {
    writeFiles(folder, files)
    await expect(openSource(path.join(folder, name))).rejects.toThrow(/\.$/)
  })

  it('is refused when it is not laid out as it is said to be', async () => {
    writeFiles(folder, { 'a.pdf': 'x' })
    await expect(openSource(folder, 'high-court')).rejects.toThrow('not laid out as high-court')
  })
})
