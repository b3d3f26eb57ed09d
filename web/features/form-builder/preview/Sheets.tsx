import { type CSSProperties, memo, useMemo } from 'react'
import type { FormView } from '#shared/contract/forms.ts'
import type { CompiledBlock, CompiledDocument } from '#shared/templates/blocks.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'
import { sameParts } from '#shared/templates/same-parts.ts'
import { cutPassages, splitSheets } from '../document-state.ts'
import { BlockView } from './BlockView.tsx'
import { type BlankLabels, createBlankLabels } from './blank-labels.ts'
import './paper.css'

type SheetsProps = { form: FormView; document: CompiledDocument; profile: CourtProfile }

/** The document in sheets, with the court's measurements. */
export function Sheets({ form, document, profile }: SheetsProps) {
  const { language, notice } = document
  const labels = useMemo(() => createBlankLabels(form, language), [form, language])
  const style = useMemo(() => styleOfPage(profile), [profile])
  return (
    <div className="paper" lang={language} style={style}>
      {splitSheets(document).map((blocks, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no other name than their number
        <Sheet key={index} blocks={blocks} labels={labels} notice={notice} />
      ))}
    </div>
  )
}

type BlocksProps = { blocks: readonly CompiledBlock[]; labels: BlankLabels }
type SheetProps = BlocksProps & { notice?: string }

const Sheet = memo(function Sheet({ blocks, labels, notice }: SheetProps) {
  return (
    <div className="sheet">
      {notice ? <p className="notice">{notice}</p> : null}
      {cutPassages(blocks).map((passage, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: passages have no other name than their number
        <Passage key={index} blocks={passage} labels={labels} />
      ))}
    </div>
  )
}, isSameSheet)

/** A few blocks of a sheet. A keystroke compares and lays out one passage instead of a hundred blocks. */
const Passage = memo(function Passage({ blocks, labels }: BlocksProps) {
  return (
    <div className="passage">
      {blocks.map(block => (
        <BlockView key={block.key} block={block} labels={labels} />
      ))}
    </div>
  )
}, isSameSheet)

function isSameSheet(before: SheetProps, now: SheetProps): boolean {
  return before.labels === now.labels && before.notice === now.notice && sameParts(before.blocks, now.blocks)
}

/**
 * The measurements of a court's page as custom properties, in centimetres and points; paper.css draws
 * them to scale.
 */
function styleOfPage({ face, size, quotationSize, spacing, margins }: CourtProfile): CSSProperties {
  const measures = {
    '--top': margins.top,
    '--right': margins.right,
    '--bottom': margins.bottom,
    '--left': margins.left,
    '--size': size,
    '--quotation': quotationSize / size,
    '--leading': spacing * 1.15,
    '--face': face === 'georgia' ? 'Georgia, Gelasio' : '"Times New Roman", Tinos, "Liberation Serif"',
  }
  return measures as CSSProperties // the type does not know custom properties
}
