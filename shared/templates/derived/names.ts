import type { Language } from '#shared/languages.ts'
import { listRanges } from '../bases-of-truth.ts'
import type { Line, Run } from '../blocks.ts'
import type { Chosen } from '../parties/chosen-parties.ts'
import { isEmpty, type ResolvedItem } from '../resolved.ts'

const and: Record<Language, string> = { en: ' and ', hi: ' और ', mr: ' आणि ' }
export const oneMore: Record<Language, string> = { en: ' and another', hi: ' एवं एक अन्य', mr: ' व इतर एक' }
const more: Record<Language, string> = { en: ' and others', hi: ' एवं अन्य', mr: ' व इतर' }

/** 'A, B and C' */
export function joinNames(items: readonly ResolvedItem[], name: string, language: Language): Line {
  const names = listNames(items, name)
  return names.flatMap((run, index): Run[] => {
    if (index === 0) return [run]
    return [{ text: index === names.length - 1 ? and[language] : ', ' }, run]
  })
}

/** 'A', 'A and another', 'A and others'; `further` parties are counted without being listed. */
export function nameCause(
  items: readonly ResolvedItem[],
  name: string,
  language: Language,
  further = 0,
): Line {
  const [first, ...listed] = listNames(items, name)
  if (!first) return []
  const others = listed.length + further
  if (others === 0) return [first]
  return [first, { text: others === 1 ? oneMore[language] : more[language] }]
}

/** After a role: ' No. 2', ' Nos. 1 and 3'; nothing where all the parties of the group are meant. */
export function sayPartyNumbers(chosen: Chosen | undefined, language: Language): string {
  if (!chosen || chosen.places.length === 0 || chosen.places.length === chosen.count) return ''
  const numbers = chosen.places.map(place => place + 1)
  return ` ${numberWords[language][numbers.length > 1 ? 1 : 0]} ${listRanges(numbers, language)}`
}

const numberWords: Record<Language, [string, string]> = {
  en: ['No.', 'Nos.'],
  hi: ['क्रमांक', 'क्रमांक'],
  mr: ['क्रमांक', 'क्रमांक'],
}

function listNames(items: readonly ResolvedItem[], name: string): Run[] {
  return items.flatMap(item => {
    const value = item[name]
    return value && !isEmpty(value) ? (value.lines[0] ?? []) : []
  })
}
