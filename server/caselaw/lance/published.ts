import { readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** The last complete state: what a reader opens, whatever a writer has begun since. */
const published = z.object({
  version: z.int(),
  judgments: z.int(),
  /** Which edition of content/cases is in it. */
  landmarks: z.string(),
  at: z.iso.datetime(),
})
export type Published = z.infer<typeof published>

export function loadPublished(folder: string): Published | null {
  try {
    return published.parse(JSON.parse(readFileSync(nameOf(folder), 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Written beside and renamed over: a reader sees the old state or the new one. */
export async function writePublished(folder: string, state: Published) {
  const file = await open(`${nameOf(folder)}.new`, 'w')
  try {
    await file.writeFile(JSON.stringify(state))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${nameOf(folder)}.new`, nameOf(folder))
}

function nameOf(folder: string): string {
  return path.join(folder, 'published.json')
}
