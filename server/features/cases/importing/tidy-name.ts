const small = new Set(['of', 'and', 'the', 'for', 'in', 'by', 'to', 'through', 'v', 'its', 'at', 'on'])
/** Written in capitals whoever writes them. */
const initials = new Set(
  'AIIMS BCCI BEST BHEL BPCL BSES BSNL CBI CESTAT CIT DDA DRI EPFO ESI ESIC FCI GAIL HDFC HPCL ICICI IDBI IFCI IOC IOCL ITC LIC LRS LR MCD MIDC MTNL NCB NCT NDMC NGT NHAI NIA NTPC ONGC RBI SAIL SBI SEBI UOI UPSC UT UP MP AP HP II III IV VI VII'.split(
    ' ',
  ),
)
const versus = /\s+(?:v|vs|versus)\.?\s+/i

/** 'STATE OF U.P. AND ANR. versus RAM LAL' as it would stand in a report: 'State of U.P. and Anr. v Ram Lal'. */
export function tidyTitle(title: string): string {
  return title.split(versus).map(tidyName).filter(Boolean).join(' v ').slice(0, 600)
}

/** A name out of the capitals that registries write; one that has small letters is left as it is. */
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

/** The judges of a list, without what is put before and after a judge's name. */
export function readBench(list: string): string[] {
  const names = list
    .split(/[,;\n]|\s+and\s+|\s*&\s*/i)
    .map(name =>
      name
        .replace(/\*/g, ' ')
        .replace(/\b(?:hon['’]?ble|honou?rable)\b\.?/gi, ' ')
        .replace(
          /\b(?:(?:acting )?chief justice|(?:mr|mrs|ms|dr)\.?(?=\s)|the|justice|judge)(?![\p{L}.])/giu,
          ' ',
        )
        .replace(/[\s,]+(?:a?cji?|jj?)\.?\s*$/i, ' '),
    )
    .map(tidyName)
    .filter(name => /\p{L}{2}/u.test(name))
  return [...new Set(names)]
}
