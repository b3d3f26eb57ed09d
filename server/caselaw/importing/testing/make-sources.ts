import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { pack } from 'tar-stream'
import { makePdf } from '#server/lib/read-file/testing/make-pdf.ts'

/** Names that differ by more than a number, like those of real people. */
const people = [
  'Asha',
  'Bharat',
  'Chitra',
  'Dinesh',
  'Ela',
  'Farid',
  'Gauri',
  'Hari',
  'Indu',
  'Jatin',
  'Kavi',
  'Lata',
]

export function nameParty(number: number): string {
  return `${people[number % 12]} ${people[Math.floor(number / 12) % 12]} Testwala`
}

export function lineOfJudgment(number: number): string[] {
  return [
    'SUPREME COURT OF INDIA',
    `Criminal Appeal No. ${number + 1} of 1999`,
    `${nameParty(number)} v State of Testland`,
    `${(number % 28) + 1} March 1999`,
    '',
    `1. The appellant ${nameParty(number)} was convicted under section 302 of the Indian Penal Code.`,
    '',
    '2. We have heard the parties. The appeal is dismissed.',
  ]
}

export function makeJudgmentPdf(number: number): Buffer {
  return makePdf({ pages: [lineOfJudgment(number)] })
}

/** A page with one picture and no words, as from a scanner. */
export function makeScan(): Buffer {
  const picture = 'q 400 0 0 500 72 200 cm BI /W 2 /H 2 /CS /G /BPC 8 ID \u0000\u0080\u0080\u0000 EI Q'
  return makePdf({ pages: [[]], stream: Buffer.from(picture, 'latin1') })
}

export function writeFiles(folder: string, files: Record<string, string | Uint8Array>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

export function writeJsonLines(file: string, lines: (object | string)[]) {
  const text = lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  writeFiles(path.dirname(file), {
    [path.basename(file)]: file.endsWith('.gz') ? gzipSync(text) : text,
  })
}

export function jsonJudgment(number: number): object {
  return {
    id: `imported-${number}`,
    title: `${nameParty(number)} v State of Testland`,
    court: 'Bombay High Court',
    date: '2001-02-03',
    paragraphs: [{ id: 'p1', label: '1', text: lineOfJudgment(number).join(' ') }],
  }
}

/** A table whose columns are text; what a row does not have is null. */
export function makeTable(rows: Record<string, string>[], more: Record<string, Date[]> = {}): Uint8Array {
  const names = [...new Set(rows.flatMap(Object.keys))]
  return new Uint8Array(
    parquetWriteBuffer({
      columnData: [
        ...names.map(name => ({ name, type: 'STRING' as const, data: rows.map(row => row[name] ?? null) })),
        ...Object.entries(more).map(([name, data]) => ({ name, type: 'TIMESTAMP' as const, data })),
      ],
    }),
  )
}

export async function makeTar(files: Record<string, Uint8Array>): Promise<Buffer> {
  const archive = pack()
  for (const [name, bytes] of Object.entries(files)) archive.entry({ name }, Buffer.from(bytes))
  archive.finalize()
  const parts: Buffer[] = []
  for await (const part of archive) parts.push(part as Buffer) // a stream of bytes
  return Buffer.concat(parts)
}

export function supremeCourtRow(number: number): Record<string, string> {
  return {
    title: `${nameParty(number).toUpperCase()} versus STATE OF TESTLAND AND ANR.`,
    petitioner: nameParty(number).toUpperCase(),
    respondent: 'STATE OF TESTLAND AND ANR.',
    judge: 'A.B. SEN, MEERA RAO',
    citation: `[1999] 2 S.C.R. ${100 + number}`,
    nc_display: `1999INSC${300 + number}`,
    cnr: `ESCR0100${10000 + number}1999`,
    decision_date: `${String((number % 28) + 1).padStart(2, '0')}-03-1999`,
    disposal_nature: 'Dismissed',
    court: 'Supreme Court of India',
    raw_html: '<button>x</button>',
    path: `1999_2_${100 + number}_${105 + number}`,
    year: '1999',
  }
}

/** The Supreme Court's layout: the first `inArchive` PDFs in the year's archive, the others in a folder. */
export async function writeSupremeCourt(folder: string, count: number, inArchive = count) {
  const rows = Array.from({ length: count }, (_, number) => supremeCourtRow(number))
  const pdfs = rows.map((row, number) => [`${row.path}_EN.pdf`, makeJudgmentPdf(number)] as const)
  writeFiles(folder, {
    'metadata/parquet/year=1999/metadata.parquet': makeTable(rows),
    'data/tar/year=1999/english/english.tar': await makeTar(Object.fromEntries(pdfs.slice(0, inArchive))),
    ...Object.fromEntries(pdfs.slice(inArchive).map(([name, pdf]) => [`data/pdf/year=1999/${name}`, pdf])),
  })
}

export function highCourtRow(number: number): Record<string, string> {
  const cnr = `HCBM01${100000 + number}1999`
  return {
    court_code: '27~1',
    title: `CRA/${number + 1}/1999 of ${nameParty(number).toUpperCase()} Vs STATE OF TESTLAND`,
    description: '',
    judge: "HON'BLE MR. JUSTICE A.B. SEN, HON'BLE SMT. JUSTICE MEERA RAO",
    pdf_link: `court/cnrorders/newos/orders/${cnr}_1_1999-03-04.pdf`,
    cnr,
    date_of_registration: '01-01-1999',
    disposal_nature: 'DISPOSED OFF',
    court: '27_1',
    pdf_exists: 'true',
  }
}

export async function writeHighCourt(folder: string, count: number) {
  const rows = Array.from({ length: count }, (_, number) => highCourtRow(number))
  const partition = 'year=1999/court=27_1/bench=newos'
  const half = Math.ceil(count / 2)
  const pdfs = rows.map(
    (row, number) => [row.pdf_link?.split('/').pop() ?? '', makeJudgmentPdf(number)] as const,
  )
  const days = rows.map(() => new Date('1999-03-04T00:00:00Z'))
  writeFiles(folder, {
    [`metadata/parquet/${partition}/metadata.parquet`]: makeTable(rows, { decision_date: days }),
    [`data/tar/${partition}/pdfs.tar`]: await makeTar(Object.fromEntries(pdfs.slice(0, half))),
    ...Object.fromEntries(pdfs.slice(half).map(([name, pdf]) => [`data/pdf/${partition}/${name}`, pdf])),
  })
}
