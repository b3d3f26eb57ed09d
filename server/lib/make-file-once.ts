import { randomUUID } from 'node:crypto'
import { link, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The file appears whole and only once, also when two servers start at once or one is killed in between. */
export async function makeFileOnce(file: string, content: Buffer | string) {
  if (await stat(file).catch(() => undefined)) return
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, content, { mode: 0o600, flag: 'wx' })
  await link(draft, file)
    .catch(refuseUnlessThere)
    .finally(() => rm(draft, { force: true }))
}

function refuseUnlessThere(error: unknown) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}
