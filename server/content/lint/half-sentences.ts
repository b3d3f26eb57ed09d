import { languages } from '#shared/languages.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { listLabels } from './said.ts'

const word = (words: string, rest = '') => `(?<![\\p{L}\\p{M}])(?:${words})${rest}(?![\\p{L}\\p{M}])`
const any = '[\\p{L}\\p{M}]*'

/** A sentence says is or was; in a question something asks, and what is named by a clause has its relative word. */
const spoken = {
  hi: {
    says: new RegExp(`${word('है|हैं|था|थी|थे')}[।.:]?$`, 'u'),
    asks: new RegExp(word(`क्या|कौन|किस(?!ी)|किन(?!्ही)|कब|कहाँ|कैसा|कैसी|कैसे|क्यों|कितन`, any), 'u'),
    names: new RegExp(`${word('जो|जहाँ|जब|कि|यदि')}|${word('जिस|जिन|जैस|जितन', any)}`, 'u'),
  },
  mr: {
    says: new RegExp(`${word('आहे|आहेत|होता|होती|होते|होत्या')}[.:]?$`, 'u'),
    asks: new RegExp(`${word('का|काय')}|${word('केव्हा|कधी|कोण|कोठ|कुठ|कस|कश|किती', `${any}(?<!ही)`)}`, 'u'),
    names: new RegExp(`${word('जो|जी|जे|जेथे|जेव्हा')}|${word('ज्या|जितक', any)}`, 'u'),
  },
}

/**
 * A label names what is asked or asks for it. One that ends in 'है' or 'आहे' and does neither is half a sentence, which
 * nobody but its author goes on with the answer.
 */
export function labelsAreWhole(draft: FormDraft): Problem[] {
  if (draft.paper) return []
  return listLabels(draft).flatMap(({ words, tell }) =>
    (['hi', 'mr'] as const).flatMap(language => {
      const { says, asks, names } = spoken[language]
      const label = words[language].trim()
      return says.test(label) && !asks.test(label) && !names.test(label)
        ? [tell(`'${label}' is half a sentence as a label: ask with '?', or name what is asked for.`)]
        : []
    }),
  )
}

const asksYesOrNo = /^(?:Is|Are|Was|Were|Does|Do|Did|Has|Have|Can|Should) /

/** A label that asks for yes or no has its question mark, in each language. */
export function questionsHaveTheirMark(draft: FormDraft): Problem[] {
  if (draft.paper) return []
  return listLabels(draft)
    .filter(({ words }) => asksYesOrNo.test(words.en.trim()))
    .flatMap(({ words, tell }) =>
      languages
        .filter(language => !words[language].includes('?'))
        .map(language => tell(`'${words[language].trim()}' asks and has no '?'.`)),
    )
}
