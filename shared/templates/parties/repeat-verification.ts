import type { TemplateBlock } from '../blocks.ts'

/** Those who verify, as items: each party who swears, or the deponent who is asked about. */
export const deponentGroup = 'deponents'

/**
 * Where several parties swear, each verifies the paper: what stands from the words of a deponent to the
 * deponent's signature is written once for each of them (CPC Order VI rule 15).
 */
export function repeatVerification(blocks: readonly TemplateBlock[]): TemplateBlock[] {
  const repeated = [...blocks]
  for (let at = 0; at < blocks.length; at += 1) {
    const end = isVerifying(blocks[at]) ? findSignature(blocks, at) : -1
    if (end < 0) continue
    for (let place = at; place <= end; place += 1) {
      const block = repeated[place]
      if (block) repeated[place] = { ...block, each: { group: deponentGroup, at } }
    }
    at = end
  }
  return repeated
}

/**
 * An affidavit on pages of its own behind what it supports speaks for one deponent: of several, each has one, from its title to
 * the attestation.
 */
export function repeatAffidavit(blocks: readonly TemplateBlock[]): TemplateBlock[] {
  const repeated = [...blocks]
  for (const [at, { kind }] of blocks.entries()) {
    if (kind !== 'pageBreak') continue
    const next = blocks.findIndex((block, place) => place > at && block.kind === 'pageBreak')
    const end = next < 0 ? blocks.length : next
    const own = blocks.slice(at, end)
    if (own.some(({ each }) => each) || !own.some(isVerifying)) continue
    for (const [index, block] of own.entries())
      repeated[at + index] = { ...block, each: { group: deponentGroup, at } }
  }
  return repeated
}

function isVerifying(block: TemplateBlock | undefined): boolean {
  return block?.kind === 'paragraph' && !block.each && block.fields.includes('deponentName')
}

/** The signature of the same verification; -1 where another heading or page comes first. */
function findSignature(blocks: readonly TemplateBlock[], from: number): number {
  const after = blocks.slice(from + 1)
  const end = after.findIndex(({ kind, each }) => kind === 'heading' || kind === 'pageBreak' || each)
  const own = end < 0 ? after : after.slice(0, end)
  const signature = own.findIndex(({ kind, fields }) => kind === 'right' && fields.includes('deponentName'))
  return signature < 0 ? -1 : from + 1 + signature
}
