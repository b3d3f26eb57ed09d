import { useEffect } from 'react'
import { useSite } from '#web/site.ts'

/**
 * Sets the document's title. A page may render its own for a title known only later (a form's name): the inner one
 * wins.
 */
export function PageTitle({ title }: { title: string }) {
  const { name } = useSite()
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
  return null
}
