import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BuilderSkeleton } from './BuilderSkeleton.tsx'

it('a form that is being loaded is three grey blocks', () => {
  const html = renderToStaticMarkup(<BuilderSkeleton />)
  expect(html.match(/aria-hidden="true"/g)).toHaveLength(3)
  expect(html).toContain('Loading the form...')
})
