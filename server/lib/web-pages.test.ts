import { expect, it } from 'vitest'
import { defaultSite } from '#shared/site.ts'
import { fillIn } from './web-pages.ts'

const page = `<!doctype html><html lang="en"><head><title>Sign In · ⟦name⟧</title>
<meta name="site" content="" /></head>
<body><a href="mailto:⟦support⟧">⟦support⟧</a></body></html>`

it('a page is served with the name and the support address, and with the settings for its script', () => {
  const site = { ...defaultSite, name: 'A & B <Bar>', supportEmail: 'help@ab.example' }
  const html = fillIn(page, site)
  expect(html).toContain('<title>Sign In · A &amp; B &lt;Bar&gt;</title>')
  expect(html).toContain('<a href="mailto:help@ab.example">help@ab.example</a>')
  const content = /<meta name="site" content="([^"]*)" \/>/.exec(html)?.[1] ?? ''
  expect(
    JSON.parse(
      content
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    ),
  ).toEqual(site)
})

it('a name cannot end the element that carries it', () => {
  const html = fillIn(page, { ...defaultSite, name: '</script><script>alert(1)</script>' })
  expect(html).not.toContain('<script')
})

it('the root says what is switched off before any script runs', () => {
  expect(fillIn(page, defaultSite)).toContain('<html lang="en">')
  expect(fillIn(page, { ...defaultSite, registration: 'invitation', sampleData: false })).toContain(
    '<html data-registration="closed" data-sample="off" lang="en">',
  )
})

it('the root says when the name takes more than a line of a phone', () => {
  const name = 'Kulkarni and Deshpande Associates, Pune'
  expect(fillIn(page, { ...defaultSite, name })).toContain('<html data-long-name lang="en">')
  expect(fillIn(page, { ...defaultSite, name: 'Nagpur Bar' })).toContain('<html lang="en">')
})
