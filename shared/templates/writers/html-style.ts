import type { CourtProfile } from '../court-profiles.ts'

/** The CSS of a court's page, for printing in the browser. */
export function pageStyle({ face, size, quotationSize, spacing, margins, mirrored }: CourtProfile): string {
  const { top, right, bottom, left } = margins
  const family = face === 'georgia' ? 'Georgia, Gelasio, serif' : '"Times New Roman", Tinos, serif'
  const mirror = mirrored ? `@page :left { margin: ${top}cm ${left}cm ${bottom}cm ${right}cm }\n` : ''
  return `@page { size: A4; margin: ${top}cm ${right}cm ${bottom}cm ${left}cm; @bottom-center { content: counter(page); font: 11pt ${family} } }
${mirror}body { margin: 0; color: #000; background: #fff; font: ${size}pt/${round(spacing * 1.15)} ${family}; text-align: justify }
:lang(hi), :lang(mr) { font-family: "Noto Sans Devanagari", Mangal, ${family} }
@media screen { body { max-width: ${round(21 - left - right)}cm; margin: 2cm auto; padding: 0 1cm } }
p, h2, h3, table { margin: 0 0 .6em }
h2, h3 { font-size: 1em; break-after: avoid }
h2, .centre { text-align: center }
h3 { text-align: left }
.right { text-align: right; break-before: avoid }
.party, .right, .centre { break-inside: avoid }
.keep { break-after: avoid }
.signed { margin-top: 1.4em }
p { orphans: 2; widows: 2 }
.quote { margin-left: 1.5cm; font-size: ${quotationSize}pt; line-height: 1.15 }
.quote:lang(en) { font-family: ${family} }
li { text-align: left }
.item { display: grid; grid-template-columns: 1.1cm 1fr }
.lettered { margin-left: 1.1cm }
.roman { margin-left: 2.2cm }
.rows { width: 100%; border-collapse: collapse; line-height: 1.25; text-align: left }
.rows th, .rows td { border: .5pt solid #000; padding: .15em .4em; vertical-align: top }
.columns { width: 100%; border-collapse: collapse; break-before: avoid; break-inside: avoid; line-height: 1.3; text-align: left }
.columns td { width: 50%; padding: 0; vertical-align: top }
.columns td + td { text-align: right }
.rows tr { break-inside: avoid }
.rows .amount { text-align: right }
.rows .photo { height: 4.5cm }
.new-page { break-before: page }
.blank { white-space: nowrap }
.notice { text-align: center; font-size: 10pt; border: 1px solid; padding: .3em }
footer { margin-top: 2em; font-size: 10pt; text-align: center }
`
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}
