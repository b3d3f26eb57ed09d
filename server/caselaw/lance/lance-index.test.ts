import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach } from 'vitest'
import { describeCaseIndex } from '../library/testing/case-index-contract.ts'
import { contractLaw } from '../library/testing/contract-corpus.ts'
import { openLanceIndex } from './lance-index.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describeCaseIndex('LanceDB', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-cases-'))
  folders.push(folder)
  const open = () => openLanceIndex({ folder, ...contractLaw })
  return { index: open(), reopen: async () => open() }
})
