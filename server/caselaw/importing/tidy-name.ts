import { splitName } from '#server/law/cases/split-name.ts'
import { spellJudges } from '../reading/parse-names.ts'

const small = new Set(['of', 'and', 'the', 'for', 'in', 'by', 'to', 'through', 'v', 'its', 'at', 'on'])
/** Always written in capitals. */
const initials = new Set(
  'AIIMS BCCI BEST BHEL BPCL BSES BSNL CBI CESTAT CIT DDA DRI EPFO ESI ESIC FCI GAIL HDFC HPCL ICICI IDBI IFCI IOC IOCL ITC LIC LRS LR MCD MIDC MTNL NCB NCT NDMC NGT NHAI NIA NTPC ONGC RBI SAIL SBI SEBI UOI UPSC UT UP MP AP HP II III IV VI VII'.split(
    ' ',
  ),
)

/** 'STATE OF U.P. AND ANR. versus RAM LAL' becomes 'State of U.P. and Anr. v Ram Lal', as in a report. */
export function tidyTitle(title: string): string {
  return splitName(title).map(tidyName).filter(Boolean).join(' v ').slice(0, 600)
}

/** Changes a name from the capitals that registries use. One with small letters stays as it is. */
export function tidyName(name: string): string {
  const text = name.replace(/\s+/g, ' ').trim()
  if (/\p{Ll}/u.test(text.replace(/\b(?:and|of|the|anr|ors)\b/g, ''))) return text
  return text
    .split(' ')
    .map((word, at) => tidyWord(word, at === 0))
    .join(' ')
}

function tidyWord(word: string, isFirst: boolean): string {
  const bare = word.replace(/[^\p{L}]/gu, '')
  if (!isFirst && small.has(bare.toLowerCase())) return word.toLowerCase()
  if (initials.has(bare) || /^(?:\p{L}\.)+,?$/u.test(word)) return word
  if (/^M\/S/i.test(word)) return `M/s${word.slice(3)}`
  return word.toLowerCase().replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, letter => letter.toUpperCase())
}

/** The judges of a list, spelt as in judgments that are read from text. */
export function parseBench(list: string): string[] {
  return spellJudges(
    list
      .replace(/\*/g, ' ')
      .split(/[,;\n]|\s+and\s+|\s*&\s*/i)
      .map(tidyName),
  )
}
