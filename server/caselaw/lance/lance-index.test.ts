import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describeCaseIndex } from '../library/testing/case-index-contract.ts'
import { contractLaw } from '../library/testing/contract-corpus.ts'
import { openLanceIndex } from './lance-index.ts'

describeCaseIndex('LanceDB', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-cases-'))
  const open = () => openLanceIndex({ folder, ...contractLaw })
  return {
    index: open(),
    reopen: async () => open(),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  }
})
