const shortForms =
  /(?:^|[\s(])(?:v|vs|s|ss|sec|secs|art|arts|no|nos|cl|r|rr|o|para|paras|p|pp|dr|mr|mrs|ms|smt|shri|hon|hon[’']?ble|ltd|pvt|corpn|assn|bros|ors|anr|co|vol|ed|etc|i\.e|e\.g|cr|crl|supp|govt|u\/s|viz|misc|ex[ht]?(?:\.p)?|ms\.no|[A-Z]|(?![AP]\.M)[A-Z]\.[A-Z])\.$/i

/** Splits a text into sentences; 'v.', 's. 302' and initials ('B.S. Joshi', 'U.P. Act') do not end one. */
export function splitSentences(text: string): { text: string; from: number }[] {
  const pieces = [...text.matchAll(/\S[\s\S]*?(?:[.?!।]["”’)]*(?=\s+[\p{Lu}\p{Lo}"“‘(\d])|$)/gu)]
  const sentences: { text: string; from: number }[] = []
  for (const piece of pieces) {
    const last = sentences.at(-1)
    if (last && shortForms.test(last.text)) last.text = text.slice(last.from, piece.index + piece[0].length)
    else sentences.push({ text: piece[0], from: piece.index })
  }
  return sentences.map(({ text: sentence, from }) => ({ text: sentence.trimEnd(), from }))
}
