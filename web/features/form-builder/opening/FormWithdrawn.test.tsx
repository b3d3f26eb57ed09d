import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { builderMessages } from '../messages.ts'
import { WithdrawnNotice } from './FormWithdrawn.tsx'

it('above a draft stands since when its form is withdrawn, and why', async () => {
  await builderMessages.load('en')
  const why = { en: 'The Act was repealed.', hi: 'अधिनियम निरसित हुआ।', mr: 'अधिनियम निरसित झाला.' }
  const html = renderToStaticMarkup(<WithdrawnNotice withdrawn={{ on: '2026-12-01', why }} />)
  expect(html).toContain('This form was withdrawn on')
  expect(html).toContain('The Act was repealed.')
  expect(html).not.toContain('takes its place')
})
