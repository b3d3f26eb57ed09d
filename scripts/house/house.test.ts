import { describe, expect, it } from 'vitest'
import { findAddresses, isAtHome } from './addresses.ts'
import { findAsserted } from './asserted.ts'
import { listFeatureCircles, listFileCircles } from './circles.ts'
import { measureFunctions } from './functions.ts'
import { parseSource } from './sources.ts'
import { fillColumn } from './table.ts'

describe('addresses', () => {
  const calls = parseSource(
    'web/features/drafts/calls.ts',
    `export const draftsUrl = '/api/drafts'
export const readOne = (id) => get(\`\${draftsUrl}/\${id}\`)
function urlOf(id) { return \`/api/forms/\${id}\` }
const more = \`\${urlOf(3)}/documents\``,
  )

  it('are the texts that begin with one, and the templates that continue one by its name', () => {
    expect(findAddresses([calls]).map(({ line }) => line)).toEqual([1, 2, 3, 4])
  })

  it('are found where the name comes from another file, and not where it is another name', () => {
    const text = `send(\`\${draftsUrl}/copies\`)`
    const user = parseSource('web/a.ts', `import { draftsUrl } from './calls.ts'\n${text}`)
    const stranger = parseSource('web/b.ts', `const draftsUrl = '/drafts'\n${text}`)
    expect(findAddresses([calls, user, stranger]).filter(({ file }) => file !== calls.file)).toHaveLength(1)
  })

  it('are not the prefix that tells the API from the site, and are at home in the contract', () => {
    expect(findAddresses([parseSource('server/web.ts', "url.startsWith('/api/')")])).toEqual([])
    const [place] = findAddresses([
      parseSource('shared/contract/forms.ts', "defineCall('GET /api/forms', { access: 'user' })"),
    ])
    expect(place && isAtHome(place)).toBe(true)
  })
})

describe('asserted answers', () => {
  it('are calls that are told their type, also through a function that passes it on', () => {
    const source = parseSource(
      'web/queries.ts',
      "getJson<Form>('/api/forms')\ngetJson('/api/forms')\nask<Form>('/api/forms')\nfunction ask<Body>(url) { return getJson<Body>(url) }\nuseState<Form>()\n",
    )
    expect(findAsserted([source]).map(({ line }) => line)).toEqual([1, 3])
  })
})

describe('functions', () => {
  it('are measured from head to last brace when they have a name, their callbacks with them', () => {
    const text = 'function a() {\n  return b.map(c => {\n    return c\n  })\n}\nconst d = () =>\n  1\n'
    expect(measureFunctions([parseSource('web/a.ts', text)])).toEqual([5, 2])
  })
})

describe('circles', () => {
  const link = (source: string, resolved: string, cycle?: string[]) => ({
    source,
    dependencies: [{ resolved, cycle: cycle?.map(name => ({ name })) }],
  })

  it('of files are counted once, from wherever one enters them', () => {
    const modules = [link('a.ts', 'b.ts', ['b.ts', 'a.ts']), link('b.ts', 'a.ts', ['a.ts', 'b.ts'])]
    expect(listFileCircles({ modules })).toEqual(['a.ts <-> b.ts'])
  })

  it('of features are found where no file is in a circle', () => {
    const users = 'server/features/users'
    const mail = 'server/features/mail'
    const modules = [link(`${users}/a.ts`, `${mail}/b.ts`), link(`${mail}/c.ts`, `${users}/d.ts`)]
    expect(listFeatureCircles({ modules })).toEqual([`${mail} <-> ${users}`])
  })
})

describe('the table', () => {
  const page = '# House\n\n| figure | goal | before | now |\n| --- | --- | --- | --- |\n\nMore.\n'

  it('keeps the other column when one is renewed', () => {
    const rows = [{ what: 'circles', goal: '0', value: '18' }]
    const before = fillColumn(page, 'before', 'abc', rows)
    const both = fillColumn(before, 'now', 'def', [{ what: 'circles', goal: '0', value: '2' }])
    expect(both).toContain('| figure | goal | before: abc | now: def |')
    expect(both).toContain('| circles | 0 | 18 | 2 |')
    expect(both.endsWith('\n\nMore.\n')).toBe(true)
  })
})
