import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { builderMessages } from '../messages.ts'
import { BuilderSkeleton } from './BuilderSkeleton.tsx'

it('a form that is being loaded is three grey blocks', async () => {
  await builderMessages.load('en')
  const html = renderToStaticMarkup(<BuilderSkeleton />)
  expect(html.match(/aria-hidden="true"/g)).toHaveLength(3)
  expect(html).toContain('Loading the form...')
})
