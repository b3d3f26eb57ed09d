import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkContent } from './check-content.ts'
import { checkRemembered } from './check-remembered.ts'
import { type Changes, skeletonForm, swap, withForms } from './fixtures/skeleton-sources.ts'

const content = path.join(import.meta.dirname, '..', '..', 'content')
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-remembered-'))
const memory = path.join(folder, 'check.json')
afterAll(() => rmSync(folder, { recursive: true }))

const check = (changes: Changes) => checkRemembered(content, withForms(skeletonForm(changes)), memory)
const broken = { en: swap('## PRAYER', '## Prayer') }

describe('a check that remembers the last one', () => {
  it('finds in a changed form what a whole check finds', () => {
    expect(check({})).toMatchObject({ remembered: 0, problems: [] })
    expect(check(broken)).toMatchObject({
      remembered: 0,
      problems: checkContent(withForms(skeletonForm(broken))).problems,
    })
  })

  it('tells a finding again while nothing has changed', () => {
    check(broken)
    const again = check(broken)
    expect(again.remembered).toBe(1)
    expect(again.problems).toHaveLength(1)
  })
})
