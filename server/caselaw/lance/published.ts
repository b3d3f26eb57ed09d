import { readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** The last complete state. Readers open this one, whatever a writer has begun after it. */
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

/** Written to a new file, then renamed: a reader sees either the old state or the new one. */
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
