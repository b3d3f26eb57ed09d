import { useEffect } from 'react'

/**
 * Sets the document's title. A page may render its own for a title known only later (a form's name): the inner one
 * wins.
 */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · Munshi`
  }, [title])
  return null
}
