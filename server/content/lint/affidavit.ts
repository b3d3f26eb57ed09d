import { languages } from '#shared/languages.ts'
import type { FormDraft, TextLine } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { atLine } from './rule.ts'

const affidavit = /^## .*(AFFIDAVIT|शपथ-?पत्र|प्रतिज्ञापत्र)/
const attestation = /before me|मेरे समक्ष|माझ्यासमोर/
const court =
  /\{(\w+Capitals|courtName|tribunal|highCourt|districtCommission|benchPlace|appellateAuthority|registryPlace|officePlace)\}|COMMISSION|आयोग/

/**
 * An affidavit needs a cause title and a person before whom it is sworn (CPC Order XIX, BNSS s.333);
 * otherwise it is returned.
 */
export function affidavitsAreEntitledAndAttested(draft: FormDraft): Problem[] {
  return languages.flatMap(language =>
    splitPapers(draft.texts[language].lines).flatMap(paper => {
      const heading = paper.findIndex(line => affidavit.test(line.text))
      const line = paper[heading]
      if (!line) return []
      const above = paper.slice(0, heading)
      const isEntitled =
        above.some(({ text }) => court.test(text)) && above.some(({ text }) => text.includes('...'))
      const isAttested = paper.slice(heading).some(({ text }) => attestation.test(text))
      return [
        ...(isEntitled
          ? []
          : [atLine(line, 'An affidavit without its cause: put {>cause} above the heading.')]),
        ...(isAttested ? [] : [atLine(line, 'An affidavit that nobody attests: end it with {>jurat}.')]),
      ]
    }),
  )
}

function splitPapers(lines: readonly TextLine[]): TextLine[][] {
  const papers: TextLine[][] = [[]]
  for (const line of lines) {
    if (line.text.trim() === '---') papers.push([])
    else papers.at(-1)?.push(line)
  }
  return papers
}
