import type { Language } from '#shared/languages.ts'
import { formatAmount } from '#shared/templates/amounts.ts'
import type { ComputedFee } from './compute.ts'

/** The paragraph on the fee, as it stands in the paper. */
export function writeFeeSentence({ fee, amount, due }: ComputedFee, language: Language): string {
  const provision = fee.provision[language]
  const told = fee.basis?.told[language] ?? ''
  const on = amount === undefined ? undefined : formatAmount(amount)
  const rupees = formatAmount(due)
  const basis = {
    en: on ? `, ${told} being Rs. ${on}` : '',
    hi: on ? `, ${told} रु. ${on} होने से` : '',
    mr: on ? `, ${told} रु. ${on} असल्याने` : '',
  }[language]
  if (due === 0)
    return {
      en: tidy(`No fee is payable under ${provision}${basis}.`),
      hi: `${provision} के अधीन${basis} कोई शुल्क देय नहीं है।`,
      mr: `${provision} अन्वये${basis} कोणतेही शुल्क देय नाही.`,
    }[language]
  return {
    en: tidy(`A fee of Rs. ${rupees} is payable under ${provision}${basis}, and has been paid.`),
    hi: `${provision} के अधीन${basis} रु. ${rupees} शुल्क देय है, जो चुका दिया गया है।`,
    mr: `${provision} अन्वये${basis} रु. ${rupees} शुल्क देय असून ते भरले आहे.`,
  }[language]
}

/** A provision that ends in a comma is followed by one that is there already. */
function tidy(sentence: string): string {
  return sentence.replaceAll(',,', ',')
}
