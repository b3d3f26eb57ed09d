import path from 'node:path'
import type { Language } from '#shared/languages.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'

const packages = path.join(import.meta.dirname, '..', '..', '..', 'node_modules', '@expo-google-fonts')

/**
 * Tinos has the metrics of Times New Roman, and Gelasio those of Georgia. Devanagari text copied from the
 * PDF is the same as the original.
 */
export const fontFiles = {
  Tinos: [font('tinos', '400Regular', 'Tinos'), font('tinos', '700Bold', 'Tinos')],
  Gelasio: [font('gelasio', '400Regular', 'Gelasio'), font('gelasio', '700Bold', 'Gelasio')],
  'Noto Sans Devanagari': [
    font('noto-sans-devanagari', '400Regular', 'NotoSansDevanagari'),
    font('noto-sans-devanagari', '700Bold', 'NotoSansDevanagari'),
  ],
} as const
/** The Devanagari typeface of PDF and Word files. */
export const devanagariFont = 'Noto Sans Devanagari'

export type FontName = keyof typeof fontFiles

/** In order of preference: Latin first in English, Devanagari first in Hindi and Marathi. */
export function fontsFor({ face }: CourtProfile, language: Language): FontName[] {
  const latin: FontName = face === 'georgia' ? 'Gelasio' : 'Tinos'
  return language === 'en' ? [latin, 'Noto Sans Devanagari'] : ['Noto Sans Devanagari', latin]
}

function font(folder: string, weight: string, family: string): string {
  return path.join(packages, folder, weight, `${family}_${weight}.ttf`)
}
