import { type Language, languages } from '#shared/languages.ts'
import type { FormDraft } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { linesOfEveryCase } from './of-every-case.ts'
import { atLine } from './rule.ts'

/** 'No other application is pending', in a sentence of its own or a part of one. */
const denials: Record<Language, RegExp> = {
  en: /\b(?:no (?:other|such|earlier|previous|similar) |(?:has|have) not (?:\w+ )?(?:filed|made|moved|preferred|instituted|lodged) any (?:other|such|earlier|previous|similar) )[^.;:]*\b(?:applications?|appeals?|petitions?|proceedings?|suits?|complaints?|revisions?|claims?|cases?)\b|\bno (?:application|appeal|petition|proceeding|suit|complaint|revision|claim)\b[^.;:]*\b(?:made|filed|moved|lodged|pending)\b[^.;:]*\b(?:before|earlier|previously|elsewhere|in any (?:other )?court)\b/i,
  hi: /(?:कोई (?:अन्य|दूसर[ाी]|पूर्व)|किसी अन्य न्यायालय में|(?:पूर्व में|पहले)(?: भी)? कोई)[^।;:]*(?:आवेदन|अपील|याचिका|कार्यवाही|वाद|परिवाद|पुनरीक्षण|दाव[ाे]|प्रकरण|मामल[ाे])[^।;:]*(?:नहीं|न ही)/u,
  mr: /(?:(?:अन्य|इतर|दुसर[ाीे]) (?:कोणत[ाीे]ही )?(?:अर्ज|अपील|याचिका|दावा|कार्यवाही|तक्रार|प्रकरण)|(?<![\p{L}\p{M}])(?:या)?पूर्वी (?:[^.;:]* )?(?:अर्ज|अपील|याचिका|दावा|कार्यवाही|तक्रार)|(?:अर्ज|अपील|याचिका|कार्यवाही|दावा|तक्रार) (?:[^.;:]* )?(?:या)?पूर्वी(?![\p{L}\p{M}])|कोणत्याही (?:अन्य )?न्यायालयात[^.;:]*(?:अर्ज|अपील|याचिका|दावा|कार्यवाही))[^.;:]*(?:नाही|नसून)/u,
}

/**
 * That nothing else is pending or was made is said only by who was asked: it stands in a branch, beside the one that
 * discloses what there is. A title or heading tells no facts.
 */
export function otherProceedingsAreAskedFor(draft: FormDraft): Problem[] {
  return languages.flatMap(language =>
    linesOfEveryCase(draft.texts[language].lines).flatMap(line => {
      const [found] = denials[language].exec(line.text) ?? []
      if (found === undefined) return []
      const message = `'${found.trim()}' is said in every case: ask, and disclose what there is in a branch of {if ...} (question sets 'other-proceedings', 'earlier-application').`
      return [atLine(line, message)]
    }),
  )
}
