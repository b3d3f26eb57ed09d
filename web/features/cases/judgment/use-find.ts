import { createContext, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Piece } from '#shared/cases/note-parts.ts'
import { type Found, findText, nothingFound, stepTo } from './find-text.ts'
import { holdInSight } from './use-target.ts'

export type Find = ReturnType<typeof useFind>

/** The searched text, its matches in the judgment, and which match is current. */
export function useFind(pieces: readonly Piece[]) {
  const [query, setQuery] = useState('')
  const [current, setCurrent] = useState(0)
  const wanted = useDeferredValue(query) // typing has priority over marking
  const found = useMemo(() => findText(pieces, wanted), [pieces, wanted])
  const place = found.list[current]

  useEffect(() => {
    const mark = place && document.getElementById(markId(place.nth))
    return mark ? holdInSight(mark, 'center') : undefined
  }, [place])

  return {
    query,
    found,
    place,
    isSearching: wanted.trim().length > 1,
    change: (text: string) => {
      setQuery(text)
      setCurrent(0)
    },
    /** Closing the search keeps the current match. */
    stop: () => setQuery(''),
    move: (by: 1 | -1) => setCurrent(stepTo(current, by, found.total)),
  }
}

export function markId(nth: number): string {
  return `found-${nth}`
}

const FindContext = createContext({ found: nothingFound, current: -1 })
export const FindProvider = FindContext.Provider

const none: readonly Found[] = []

/** The matches in one piece, and the current one if it is among them. */
export function useMarks(piece: string) {
  const { found, current } = useContext(FindContext)
  const marks = found.byPiece.get(piece) ?? none
  return { marks, current: marks.some(({ nth }) => nth === current) ? current : -1 }
}
