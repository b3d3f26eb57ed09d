import { useEffect } from 'react'
import { type Citable, listCitations } from '../shared/list-citations.ts'

/** The citation for the head of every printed page; a page margin can take its words from a property of the root. */
export function usePrintHeader(judgment: Citable) {
  const [first] = listCitations(judgment)
  const text = first?.text ?? judgment.caseTitle
  useEffect(() => {
    const root = document.documentElement
    root.style.setProperty('--judgment-citation', JSON.stringify(text))
    return () => {
      root.style.removeProperty('--judgment-citation')
    }
  }, [text])
}
