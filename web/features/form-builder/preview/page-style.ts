import type { CSSProperties } from 'react'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'

/** The measures of a court's page as custom properties: centimetres and points, which paper.css draws to scale. */
export function styleOfPage({ face, size, quotationSize, spacing, margins }: CourtProfile): CSSProperties {
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
  return measures as CSSProperties // custom properties, which the type does not know
}
