import type { Thesaurus } from '#server/content/thesaurus.ts'
import { acts } from '#server/law/acts/acts.ts'
import { listOrdinaryWords } from '../names/ordinary-words.ts'
import { isStopWord } from '../text/stop-words.ts'
import { wordKey } from '../text/word-keys.ts'

const known = new WeakMap<Thesaurus, { has: (word: string) => boolean }>()

/** Words of the thesaurus, of acts and of questions, in any language: they need no correction. */
export function knownWordsOf(thesaurus: Thesaurus): { has: (word: string) => boolean } {
  const made = known.get(thesaurus) ?? listKnownWords(thesaurus)
  known.set(thesaurus, made)
  return made
}

function listKnownWords(thesaurus: Thesaurus) {
  const words = listOrdinaryWords(thesaurus)
  for (const { name, title, aliases } of acts)
    for (const word of `${name} ${title} ${aliases}`.toLowerCase().match(/[a-z]+/g) ?? [])
      words.add(word).add(wordKey(word))
  return { has: (word: string) => words.has(word) || isStopWord(word) }
}
