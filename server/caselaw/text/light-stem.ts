import { rememberWords } from './remember-words.ts'
import { wordKey } from './word-keys.ts'

/**
 * The common stem of the forms of an English word, in one spelling: 'convictions' and 'convicted' become
 * 'convict'; 'enquiry' and 'inquiry' become one word. Only endings that keep the meaning are cut:
 * 'limitation' is not 'limited'. A stem is compared with other stems and never shown.
 */
export const lightStem = rememberWords(word => {
  const spelt = unifySpelling(wordKey(word))
  if (/[^a-z]/.test(spelt) || asItIs.has(spelt)) return spelt
  return dropE(cutEnding(spelt))
})

/** These words end like a form of another word, but are not. */
const asItIs = new Set(
  `constitution petition question portion position section motion mention union opinion exception expression impression
contention definition deposition requisition affection
judgment department apartment compartment government statement testament parliament basement easement document instrument
element argument garment cement moment comment assessment agent
evening morning during according wedding ceiling hundred indeed sacred naked
general original national personal criminal municipal arbitral official capital hospital tribunal`.split(
    /\s+/,
  ),
)

const pairs: readonly (readonly [from: RegExp, to: string])[] = [
  [/^enquir/, 'inquir'],
  [/^encumbr/, 'incumbr'],
  [/^indors/, 'endors'],
  [/^enure/, 'inure'],
  [/^connexion/, 'connection'],
  [/licens/, 'licenc'],
  [/practis/, 'practic'],
  [/defens(?=e|$)/, 'defenc'],
  [/offens(?=e|$)/, 'offenc'],
  [/pretens(?=e|$)/, 'pretenc'],
  [/(lab|fav|hon|col|hum|rum|neighb|behavi|endeav)our/, '$1or'],
  [/dgement/, 'dgment'],
  [/(ulfil|nstal|nrol|trol|mpel|xpel|ropel|abel|ibel|ncel|rcel|vel|nsel|nnel)l(?=[aei])/, '$1'],
  [/(wil|skil|fulfil|enrol|instal)l(?=f|m|$)/, '$1'],
  [/^gaol/, 'jail'],
  [/programme/, 'program'],
  [/cheque/, 'check'],
  [/iz(?=e|i|a)/, 'is'],
  [/yz(?=e|i)/, 'ys'],
]

function unifySpelling(word: string): string {
  return pairs.reduce((spelt, [from, to]) => spelt.replace(from, to), word)
}

function cutEnding(word: string): string {
  if (/[^aeiou]ied$/.test(word) && word.length > 5) return word.replace(/ied$/, 'y')
  if (/reed$/.test(word)) return word.slice(0, -1)
  if (/[cd]eed(?:ing|ed)?$/.test(word)) return word.replace(/(?<=eed)(?:ing|ed)$/, '')
  const verb = cut(word, /(?:ing|ed)$/, 3)
  if (verb) return closeVerb(verb)
  return cut(word, /(?<=[st])ion$/, 5) ?? cut(word, nounOfVerb, 4)?.replace(/tt$/, 't') ?? word
}

/** Only after these letters a verb remains: 'dismissal', 'retrenchment', but not 'personal'. */
const nounOfVerb =
  /(?<=miss|quitt|draw|fus|mov|pos|prov|riv)al$|(?<=nch|oint|end|ll?ot|ttle|son|ree|nish|loy|ich)ment$/

function cut(word: string, ending: RegExp, least: number): string | null {
  const stem = word.replace(ending, '')
  return stem !== word && stem.length >= least && /[aeiouy]/.test(stem) ? stem : null
}

/** 'barred' is from 'bar', 'bared' from 'bare': a short verb doubled its last letter or lost an 'e'. */
function closeVerb(stem: string): string {
  if (stem.length > 3 && /([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1)
  return stem.length <= 4 && hasLostE.test(stem) ? `${stem}e` : stem
}

const hasLostE = /^[^aeiou]*[aeiou][^aeiouwxy]$|[cuvz]$|[^n]g$|[^s]s$|[bcdfgkptz]l$/

/** Long words are compared without the last 'e', so that 'execution' and 'execute' are one. */
function dropE(stem: string): string {
  return stem.length > 5 && stem.endsWith('e') ? stem.slice(0, -1) : stem
}
