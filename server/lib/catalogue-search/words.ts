export type Word = { text: string; start: number; end: number }

const word = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu

/** The words of a text with their places, in the form they are compared in. */
export function parseWords(text: string): Word[] {
  return Array.from(text.matchAll(word), match => ({
    text: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/**
 * Spellings that people mix: capitals and accents, the dot of ज़, chandrabindu and anusvara, the nasal written as a half
 * letter (दण्ड, दंड), joiners, and Devanagari digits.
 */
export function foldWord(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replace(/ँ/g, 'ं')
    .replace(/[ङञणनम]्(?=[कखगघचछजझटठडढतथदधपफबभशस])/g, 'ं')
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))
    .normalize('NFC')
}

const unimportant = new Set(
  [
    'a an and at by for from in of on or the to under u s section sections sec act application form file filing',
    'i my me we our us you your he his she her they their is are was were am be been has have had do does did this that with',
    'के का की को में से हेतु लिए एवं और तथा व आणि चा ची चे च्या धारा कलम साठी करना करने करणे दाखिल दाखल',
    'पर ने है हैं था थी थे हो गया गई गए रहा रही रहे कर किया दिया दी लिया ली मेरा मेरी मेरे माझा माझी माझे आहे आहेत झाला झाली झाले केला केली केले दिला दिली दिले',
    'ke ka ki ko mein me liye karna karana karne dakhil',
    'par pe ne hai hain tha thi ho gaya gayi raha rahi kar kiya diya di liya le li mera meri mere hamara maza mazi aahe zala zali kela keli dila dili',
  ].flatMap(words => words.split(' ').map(foldWord)),
)

/** Words that narrow a search only when there are no others. */
export function withoutUnimportant(words: Word[]): Word[] {
  const important = words.filter(({ text }) => !unimportant.has(text))
  return important.length > 0 ? important : words
}

export function isNumber(text: string): boolean {
  return /^\d+[a-z]{0,2}$/.test(text)
}

/** The words of checked texts: a search word among them is never treated as a typing error. */
export function listKnownWords(texts: unknown): ReadonlySet<string> {
  const known = new Set<string>()
  collect(texts, known)
  return known
}

function collect(value: unknown, known: Set<string>) {
  if (typeof value === 'string') for (const { text } of parseWords(value)) known.add(text)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collect(part, known)
}
