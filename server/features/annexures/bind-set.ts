import { readFile, rm, writeFile } from 'node:fs/promises'
import { zipSync } from 'fflate'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { FileAnswer } from '#server/lib/send-file.ts'
import { writeMark } from '#shared/annexures.ts'
import type { BoundSetBody } from '#shared/contract/annexures.ts'
import { said } from '#shared/messages/said.ts'
import type { IndexRow } from '#shared/templates/papers/index-rows.ts'
import { refuseUnknownDraft } from './annexures.ts'
import type { FileFolder } from './file-folder.ts'
import type { BoundAnnexure } from './files/bind-annexures.ts'
import type { FileReader } from './files/file-reader.ts'
import { addTurns, sheetFor, turnSize } from './files/sheet.ts'
import { refuseFile } from './refuse-file.ts'
import { type AnnexureWithFile, listAnnexures } from './store.ts'

/** A sheet of marks and numbers, as large as the page that it is laid over. */
export type Stamp = { mark?: string; number: number; width: number; height: number }

type DrawnPapers = { name: string; bytes: Buffer; papers: readonly { title: string; pages?: number }[] }

export type BindNeeds = {
  db: Database
  files: FileFolder
  reader: FileReader
  temporary: (name: string) => string
  /** The papers of the set, in order, as one PDF, whose index lists what is bound in. */
  drawPapers: (
    formId: number,
    body: BoundSetBody,
    annexures: readonly IndexRow[],
  ) => () => Promise<DrawnPapers>
  drawStamps: (formId: number, body: BoundSetBody, stamps: readonly Stamp[]) => Promise<Buffer>
}

/** Checks at once, so that a refused request costs nobody anything; what comes back does the work. */
export async function prepareSet(needs: BindNeeds, ownerId: number, draftId: number, body: BoundSetBody) {
  const { formId } = await refuseUnknownDraft(needs.db, ownerId, draftId)
  const annexures = await listAnnexures(needs.db, ownerId, draftId)
  if (annexures.length === 0) throw new AppError('validation', said('annexuresNone'))
  const rows = annexures.map(({ annexure, file }, index) => ({
    title: annexure.title,
    mark: writeMark(body.mark, index + 1),
    pages: file.pages.length,
  }))
  const draw = needs.drawPapers(formId, body, rows)
  return () => bindSet(needs, formId, body, annexures, draw)
}

async function bindSet(
  needs: BindNeeds,
  formId: number,
  body: BoundSetBody,
  annexures: readonly AnnexureWithFile[],
  draw: () => Promise<DrawnPapers>,
): Promise<FileAnswer> {
  const papers = await draw()
  const [set, stamps, out] = ['set', 'stamps', 'bound'].map(needs.temporary) as [string, string, string] // as many as named
  const left = [set, stamps]
  try {
    await writeFile(set, papers.bytes, { mode: 0o600 })
    const pages = await countPages(needs.reader, set)
    const sheets = listStamps(annexures, body.mark, pages + 1)
    await writeFile(stamps, await needs.drawStamps(formId, body, sheets), { mode: 0o600 })
    const title = papers.name.replace(/\.pdf$/, '')
    const bound = await needs.reader.run({
      task: 'bind',
      set,
      stamps,
      annexures: annexures.map((annexure, index) =>
        describe(needs.files, annexure, writeMark(body.mark, index + 1)),
      ),
      options: {
        archival: annexures.every(({ file }) => file.archival),
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

function describe(files: FileFolder, { annexure, file }: AnnexureWithFile, mark: string): BoundAnnexure {
  const { kind, key, bytes } = file
  return {
    path: files.pathOf(key),
    kind,
    bytes,
    turns: annexure.turns,
    bookmark: `${mark}: ${annexure.title}`,
  }
}

/** The mark stands on the first page of each annexure, the number on every page. */
export function listStamps(
  annexures: readonly AnnexureWithFile[],
  mark: string,
  firstNumber: number,
): Stamp[] {
  const pages = annexures.flatMap(({ annexure, file }, order) =>
    file.pages.map(([width, height], index) => {
      const turn = addTurns(annexure.turns[index] ?? annexure.turns[0] ?? 0, 0)
      const sheet = sheetFor(turnSize({ width, height }, turn))
      return { ...sheet, ...(index === 0 && { mark: writeMark(mark, order + 1) }) }
    }),
  )
  return pages.map((page, index) => ({ ...page, number: firstNumber + index }))
}

/** One file as it is; volumes in a zip, in which nothing gets smaller by packing. */
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
