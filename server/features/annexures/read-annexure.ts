import { readFile, rm } from 'node:fs/promises'
import { AppError } from '#server/lib/app-error.ts'
import type { FileAnswer } from '#server/lib/send-file.ts'
import { said } from '#shared/messages/said.ts'
import type { AnnexureNeeds } from './annexures.ts'
import { refuseFile } from './refuse-file.ts'
import type { AnnexureWithFile } from './store.ts'

const types = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' } as const
const extensions = { pdf: 'pdf', jpeg: 'jpg', png: 'png' } as const
const pageWidth = 1000

/** As it was uploaded. */
export async function readAnnexureFile(
  { files }: Pick<AnnexureNeeds, 'files'>,
  { annexure, file }: AnnexureWithFile,
): Promise<FileAnswer> {
  const bytes = await readFile(files.pathOf(file.key)).catch(refuseLost)
  return { name: `${annexure.title}.${extensions[file.kind]}`, type: types[file.kind], bytes }
}

/** A thumbnail is ready when no page is asked for; a page is drawn on request. */
export async function readPicture(
  needs: Pick<AnnexureNeeds, 'files' | 'reader'> & { temporary: (name: string) => string },
  { annexure, file }: AnnexureWithFile,
  page: number | undefined,
): Promise<FileAnswer> {
  const thumbnail = page
    ? undefined
    : await readFile(needs.files.thumbnailOf(file.key)).catch(() => undefined)
  const bytes = thumbnail ?? (await drawPage(needs, file, page ?? 1))
  return { name: `${annexure.title}.png`, type: 'image/png', bytes }
}

async function drawPage(
  { files, reader, temporary }: Parameters<typeof readPicture>[0],
  file: AnnexureWithFile['file'],
  page: number,
): Promise<Buffer> {
  if (page > file.pages.length) throw new AppError('not_found', said('nothingHere'))
  const out = temporary('page')
  try {
    const path = files.pathOf(file.key)
    const drawn = await reader.run({
      task: 'draw',
      path,
      kind: file.kind,
      page: page - 1,
      width: pageWidth,
      out,
    })
    if ('refused' in drawn) throw refuseFile(drawn.refused)
    return await readFile(out)
  } finally {
    await rm(out, { force: true })
  }
}

export function refuseLost(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    throw new AppError('not_found', said('annexureFileLost'))
  throw error
}
