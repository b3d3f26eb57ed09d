import type { Library } from '#server/content/library.ts'
import { isNewCode } from '#server/law/acts/acts.ts'
import {
  type ListedAct,
  type ListedSection,
  listActs,
  listSections,
} from '#server/law/sections/listed-sections.ts'
import { once } from '#server/lib/once.ts'
import type { FoundHeadings } from '#shared/contract/sections.ts'
import { presentFound, type StatuteNeeds } from './statutes.ts'

const mostShown = 60

type Place = { act: ListedAct; listed: ListedSection; words: string; rank: number }

/** Sections of every Act whose heading, or whose words of ours in Hindi or Marathi, have all words of a search. */
export function createHeadingSearch(needs: StatuteNeeds): (search: string) => FoundHeadings {
  const places = once(() => listPlaces(needs.plainLaw))
  return search => {
    const words = wordsOf(search).filter(word => !fillers.has(word))
    if (words.every(word => word.length < 3)) return { total: 0, sections: [] }
    const found = places().filter(place => words.every(word => place.words.includes(` ${word}`)))
    const sections = found
      .toSorted((one, other) => one.rank - other.rank)
      .slice(0, mostShown)
      .flatMap(({ act, listed }) => presentFound(needs, { act: act.act, section: listed.section }) ?? [])
    return { total: found.length, sections }
  }
}

const fillers = new Set(['of', 'the', 'and', 'or', 'for', 'in', 'to', 'by'])

/** The codes of 2023 first, then what is in force, then what was repealed: within an Act in its own order. */
function listPlaces(plainLaw: Library['plainLaw']): Place[] {
  return listActs().flatMap(act => {
    const rank = isNewCode(act.act) ? 0 : act.status.startsWith('repealed') ? 2 : 1
    return listSections(act.act)
      .filter(({ heading, status }) => heading !== '' && status === '')
      .map(listed => {
        const says = plainLaw.says(act.act, listed.section)
        const words = wordsOf([listed.heading, says?.hi, says?.mr].filter(Boolean).join(' '))
        return { act, listed, words: ` ${words.join(' ')}`, rank }
      })
  })
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []
}
