import type { TemplateBlock } from './blocks.ts'

type Kind = TemplateBlock['kind']

/**
 * Paragraphs that are numbered together get the same list name. Letters start again after any other kind
 * of block except their own roman sub-items.
 */
export function createListNamer(restartAtHeadings: boolean): (kind: Kind) => string {
  const counts: Partial<Record<Kind, number>> = { numbered: 0, lettered: 0, roman: 0, dash: 0 }
  let before: Kind | undefined
  let lettersGoOn = false
  const startAgain = (kind: Kind) => {
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return kind => {
    if (restartAtHeadings && (kind === 'heading' || kind === 'pageBreak')) startAgain('numbered')
    if (kind === 'lettered' && !lettersGoOn) startAgain('lettered')
    if (kind === 'roman' && before !== 'roman') startAgain('roman')
    lettersGoOn = kind === 'lettered' || (kind === 'roman' && lettersGoOn)
    before = kind
    return `${kind}${counts[kind] ?? ''}`
  }
}
