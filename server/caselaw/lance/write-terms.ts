import path from 'node:path'
import type { TermArrays } from './term-statistics.ts'
import { writeArrays } from './whole-file.ts'

/** Returns the name of the file. */
export async function writeTerms(folder: string, version: number, terms: TermArrays): Promise<string> {
  const file = `terms-${version}.bin`
  await writeArrays(path.join(folder, file), terms)
  return file
}
