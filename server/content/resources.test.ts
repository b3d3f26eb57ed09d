import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { formatProblem } from './problem.ts'
import { checkResources } from './resources.ts'

const real = path.join(import.meta.dirname, '../../content')
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-resources-'))
afterAll(() => rmSync(folder, { recursive: true }))

function problemsWith(name: string, from: string | RegExp, to: string): string[] {
  for (const part of ['resources', 'support'])
    cpSync(path.join(real, part), path.join(folder, part), { recursive: true })
  const file = path.join(folder, name)
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  writeFileSync(file, changed)
  return checkResources(folder).problems.map(formatProblem)
}

describe('the files of the resource hub and the newsletter', () => {
  it('are in order', () => {
    expect(checkResources(real).problems).toEqual([])
  })

  it('name the five portals of the institutions themselves, all on https', () => {
    expect(checkResources(real).value?.portals.map(({ name, url }) => `${name}: ${url}`)).toEqual([
      'eCourts Services: https://services.ecourts.gov.in',
      'Supreme Court Portal: https://www.sci.gov.in',
      'NCLT Official Website: https://nclt.gov.in',
      'Bar Council Resources: https://www.barcouncilofindia.org',
      'Legal Aid Services: https://nalsa.gov.in',
    ])
    expect(problemsWith('resources/portals.yaml', 'https://nclt', 'http://nclt')).toEqual([
      expect.stringMatching(/^content\/resources\/portals\.yaml:\d+: 2\.url/),
    ])
  })

  it('are refused with the line where a type, a date or a topic is not known', () => {
    const found = [
      ...problemsWith('resources/updates.yaml', 'type: rules_and_schemes', 'type: gossip'),
      ...problemsWith('resources/updates.yaml', 'happenedOn: 2026-07-01', 'happenedOn: 2026-07-32'),
      ...problemsWith('support/newsletter.yaml', 'category: legalUpdates', 'category: news'),
    ]
    expect(found).toHaveLength(3)
    for (const line of found) expect(line).toMatch(/^content\/\w+\/\w+\.yaml:\d+: 0\./)
  })

  it('never use the id of an issue twice', () => {
    expect(problemsWith('support/newsletter.yaml', '- id: 7', '- id: 8')).toEqual([
      'content/support/newsletter.yaml:1: id 8 is used twice.',
    ])
  })
})
