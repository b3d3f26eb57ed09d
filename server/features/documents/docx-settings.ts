import type { Language } from '#shared/languages.ts'
import type { CourtProfile } from '#shared/templates/court-profiles.ts'

/** The library knows no mirrored margins, so the settings part is our own; the compatibility mode is Word 2013's and later. */
export function wordSettings({ mirrored }: CourtProfile, language: Language, carriesFonts: boolean): string {
  const embed = carriesFonts ? '<w:embedTrueTypeFonts/>' : ''
  const mirror = mirrored ? '<w:mirrorMargins/>' : ''
  const bidi = language === 'mr' ? 'mr-IN' : 'hi-IN'
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${embed}${mirror}<w:defaultTabStop w:val="720"/><w:characterSpacingControl w:val="doNotCompress"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="en-IN" w:bidi="${bidi}"/></w:settings>`
}
