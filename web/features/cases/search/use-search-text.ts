import { useState } from 'react'
import type { SearchType } from '#shared/cases/search-choices.ts'
import { type Asked, isSameSearch } from '../queries.ts'
import { cutText } from './typed-text.ts'

/**
 * The text of the search box. It is the user's until a search changes from outside (back, a recent search, Clear
 * Results); then the box shows that one. `isKept` marks a text from a file or from the recent searches, which stays out
 * of the address while any of it may be left.
 */
export function useSearchText(asked: Asked | null, searchType: SearchType, isAskedKept: boolean) {
  const [text, setText] = useState(asked?.query ?? '')
  const [type, setType] = useState(asked?.searchType ?? searchType)
  const [isKept, setKept] = useState(isAskedKept)
  const [isCut, setCut] = useState(false)
  const [known, setKnown] = useState(asked)
  if (!isSame(known, asked)) {
    setKnown(asked)
    setText(asked?.query ?? '')
    setType(asked?.searchType ?? type)
    setKept(isAskedKept && asked !== null)
    setCut(false)
  }
  function write(written: string) {
    const cut = cutText(written)
    setText(cut.text)
    setCut(cut.isCut)
    if (cut.text.trim() === '') setKept(false)
  }
  function take(uploaded: string) {
    write(uploaded)
    setType('case_brief')
    setKept(true)
  }
  return { text, type, isKept, isCut, write, take, setType }
}

function isSame(one: Asked | null, other: Asked | null): boolean {
  return one === other || isSameSearch(one, other)
}
