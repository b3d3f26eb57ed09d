import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach } from 'vitest'
import type { LawSection } from '#shared/law/section.ts'
import { describeCaseIndex } from '../library/testing/case-index-contract.ts'
import { openLanceIndex } from './lance-index.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const relatedSections = ({ act, section }: LawSection) =>
  act === 'IPC' && section === '302' ? [{ act: 'BNS', section: '103' }] : []

describeCaseIndex('LanceDB', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'munshi-cases-'))
  folders.push(folder)
  const open = () => openLanceIndex({ folder, relatedSections })
  return { index: open(), reopen: async () => open() }
})
