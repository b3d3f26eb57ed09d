import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { CompiledBlock } from '#shared/templates/blocks.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { writePdf } from './testing/sample-documents.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-attestation-'))
afterAll(() => rmSync(folder, { recursive: true }))

const line = (text: string) => [{ text }]
const signed = (...rows: [left: string, right: string][]) => ({
  kind: 'columns' as const,
  rows: rows.map(([left, right]) => ({ left: [line(left)], right: [line(right)] })),
})

/** An affidavit after so many lines that its end comes to another place of the page each time. */
function affidavitAfter(lines: number): CompiledBlock[] {
  const filler = Array.from({ length: lines }, () => ({
    kind: 'paragraph' as const,
    lines: [line('Stated.')],
  }))
  const says =
    'Solemnly affirmed before me at ______ on ______ by the deponent above named, who is identified by the advocate named above and who has admitted the contents to be correct after reading them or having them read over.'
  const blocks = [
    ...filler,
    { kind: 'heading' as const, lines: [line('VERIFICATION')] },
    { kind: 'paragraph' as const, lines: [line('Verified that what this says is true. '.repeat(6))] },
    signed(['Identified by me: A. Advocate', 'DEPONENT']),
    { kind: 'paragraph' as const, lines: [line(says)] },
    signed(['', '______'], ['', 'Oath Commissioner'], ['', '(seal)']),
  ]
  return blocks.map((block, index) => ({ ...block, key: `${lines}.${index}` }))
}

it('has the attestation on the page of the signature it attests, wherever the page ends', () => {
  for (let lines = 0; lines < 26; lines++) {
    const pages = readPages(affidavitAfter(lines))
    const attested = pages.filter(page => /Solemnly|Oath Commissioner|Identified by me/.test(page))
    expect(attested).toHaveLength(1)
    expect(attested[0]).toMatch(/true\.[\s\S]*Identified by me[\s\S]*Solemnly[\s\S]*Oath Commissioner/)
  }
})

function readPages(blocks: CompiledBlock[]): string[] {
  const sections = [{ name: 'footer' as const, blocks }]
  const file = path.join(folder, 'affidavit.pdf')
  writeFileSync(
    file,
    writePdf({ title: 'Affidavit', language: 'en', sections }, courtProfiles.bombay, new Date(0)),
  )
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f')
}
