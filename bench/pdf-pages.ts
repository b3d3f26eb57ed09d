import { spawnSync } from 'node:child_process'
import { ensureProgram } from '../scripts/tools.ts'

export function countPages(pdf: Uint8Array): number {
  ensureProgram('pdfinfo', 'poppler-utils', 'The page counts')
  const { stdout } = spawnSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' })
  return Number(/^Pages:\s+(\d+)/m.exec(stdout)?.[1])
}
