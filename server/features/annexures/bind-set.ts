import { readFile, rm, writeFile } from 'node:fs/promises'
import { zipSync } from 'fflate'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { FileAnswer } from '#server/lib/send-file.ts'
import type { BoundSetBody } from '#shared/contract/annexures.ts'
import { said } from '#shared/messages/said.ts'
import type { Annexure } from '#shared/templates/annexures/annexures.ts'
import { markKey } from '#shared/templates/annexures/names.ts'
import {
  type BoundAnnexure as BoundTogether,
  describeAnnexure,
  placeFiles,
} from '#shared/templates/annexures/place-files.ts'
import type { IndexRow } from '#shared/templates/papers/index-rows.ts'
import { refuseUnknownDraft } from './annexures.ts'
import type { FileFolder } from './file-folder.ts'
import type { BoundAnnexure } from './files/bind-annexures.ts'
import type { FileReader } from './files/file-reader.ts'
import { addTurns, sheetFor, turnSize } from './files/sheet.ts'
import { refuseFile } from './refuse-file.ts'
import { type AnnexureWithFile, listAnnexures } from './store.ts'

/** A sheet with mark and page number, as large as the page on which it is laid. */
export type Stamp = { mark?: string; number: number; width: number; height: number }

type DrawnPapers = { name: string; bytes: Buffer; papers: readonly { title: string; pages?: number }[] }

export type BindNeeds = {
  db: Database
  files: FileFolder
  reader: FileReader
  temporary: (name: string) => string
  /** The annexures that the answers name, of which the files are copies. */
  listNamed: (formId: number, body: BoundSetBody) => Promise<readonly Annexure[]>
  /** The papers of the set, in order, as one PDF whose index includes the annexures. */
  drawPapers: (
    formId: number,
    body: BoundSetBody,
    annexures: readonly IndexRow[],
  ) => () => Promise<DrawnPapers>
  drawStamps: (formId: number, body: BoundSetBody, stamps: readonly Stamp[]) => Promise<Buffer>
}

/** Checks immediately, so that a rejected request is not counted; the returned function makes the set. */
export async function prepareSet(needs: BindNeeds, ownerId: number, draftId: number, given: BoundSetBody) {
  const { formId } = await refuseUnknownDraft(needs.db, ownerId, draftId)
  const files = await listAnnexures(needs.db, ownerId, draftId)
  if (files.length === 0) throw new AppError('validation', said('annexuresNone'))
  const body = { ...given, values: { ...given.values, [markKey]: given.mark } }
  const copies = files.map(({ annexure, file }) => ({ ...annexure, file }))
  const annexures = placeFiles(await needs.listNamed(formId, body), copies, {
    pattern: body.mark,
    language: body.language,
  })
  const rows = annexures.map(({ mark, title, files: own }) => {
    const pages = own.reduce((sum, { file }) => sum + file.pages.length, 0)
    return { title, mark, ...(pages > 0 && { pages }) }
  })
  const draw = needs.drawPapers(formId, body, rows)
  const bind = () => bindSet(needs, formId, body, annexures.flatMap(listSheets), draw)
  return { formId, bind }
}

type Copy = AnnexureWithFile['annexure'] & Pick<AnnexureWithFile, 'file'>
/** One file; only the first file of an annexure has its mark, if it has one, and its bookmark. */
type Sheets = { copy: Copy; mark?: string; bookmark?: string }

function listSheets(annexure: BoundTogether<Copy>): Sheets[] {
  const { mark, files } = annexure
  const first = { bookmark: describeAnnexure(annexure), ...(mark && { mark }) }
  return files.map((copy, index) => ({ copy, ...(index === 0 && first) }))
}

async function bindSet(
  needs: BindNeeds,
  formId: number,
  body: BoundSetBody,
  sheets: readonly Sheets[],
  draw: () => Promise<DrawnPapers>,
): Promise<FileAnswer> {
  const papers = await draw()
  const [set, stamps, out] = ['set', 'stamps', 'bound'].map(needs.temporary) as [string, string, string] // one path for each name
  const left = [set, stamps]
  try {
    await writeFile(set, papers.bytes, { mode: 0o600 })
    const pages = await countPages(needs.reader, set)
    await writeFile(stamps, await needs.drawStamps(formId, body, listStamps(sheets, pages + 1)), {
      mode: 0o600,
    })
    const title = papers.name.replace(/\.pdf$/, '')
    const bound = await needs.reader.run({
      task: 'bind',
      set,
      stamps,
      annexures: sheets.map(one => describe(needs.files, one)),
      options: {
        archival: sheets.every(({ copy }) => copy.file.archival),
        papers: papers.papers.map(paper => ({ title: paper.title, pages: paper.pages ?? pages })),
        ...(body.volumeLimit && { volumeLimit: body.volumeLimit * 1024 * 1024 }),
      },
      out,
    })
    if ('refused' in bound) throw refuseFile(bound.refused)
    if (!('written' in bound)) throw new Error('nothing was bound')
    left.push(...bound.written)
    return await answerWith(title, bound.written)
  } finally {
    await Promise.all(left.map(path => rm(path, { force: true })))
  }
}

async function countPages(reader: FileReader, path: string): Promise<number> {
  const counted = await reader.run({ task: 'count', path })
  if (!('pages' in counted)) throw new Error('the pages of the set could not be counted')
  return counted.pages
}

function describe(files: FileFolder, { copy, bookmark }: Sheets): BoundAnnexure {
  const { kind, key, bytes } = copy.file
  return {
    path: files.pathOf(key),
    kind,
    bytes,
    turns: copy.turns,
    ...(bookmark !== undefined && { bookmark }),
  }
}

/** The mark is on the first page of each annexure, the number on every page. */
function listStamps(sheets: readonly Sheets[], firstNumber: number): Stamp[] {
  const pages = sheets.flatMap(({ copy, mark }) =>
    copy.file.pages.map(([width, height], index) => {
      const turn = addTurns(copy.turns[index] ?? copy.turns[0] ?? 0, 0)
      const sheet = sheetFor(turnSize({ width, height }, turn))
      return { ...sheet, ...(index === 0 && mark && { mark }) }
    }),
  )
  return pages.map((page, index) => ({ ...page, number: firstNumber + index }))
}

/** One file as a PDF, several as a zip without compression, because PDFs do not get smaller. */
async function answerWith(title: string, written: readonly string[]): Promise<FileAnswer> {
  const volumes = await Promise.all(written.map(path => readFile(path)))
  const [only] = volumes
  if (only && volumes.length === 1) return { name: `${title}.pdf`, type: 'application/pdf', bytes: only }
  const entries = volumes.map((bytes, index) => [`${title} - ${index + 1}.pdf`, bytes] as const)
  return {
    name: `${title}.zip`,
    type: 'application/zip',
    bytes: zipSync(Object.fromEntries(entries), { level: 0 }),
  }
}
