import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { homeMessages } from './messages.ts'
import { StatCards } from './StatCards.tsx'

await homeMessages.load('en')
const stats = { totalForms: 36, courtTypes: 18, totalProcedures: 30 }

it.each([
  ['the figures that have come', stats, ['36+', '18+', '30+', '24/7']],
  ['0 for what is not known', undefined, ['0+', '0+', '0+', '24/7']],
])('the four cards of the home page show %s, each under its own name', (_, data, values) => {
  const html = renderToStaticMarkup(<StatCards stats={{ data, isPending: false }} />)
  const texts = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
      inner.replace(/<[^>]*>/g, ''),
    )
  expect(texts('dd')).toEqual(values)
  const names = texts('dt').map(text => text.replace(/ (?=\S*Sample).*/, '').trim())
  expect(names).toEqual(['Legal Forms', 'Court Types', 'Procedure Guides', expect.stringMatching(/^Support/)])
})
