import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listRuns } from '#shared/templates/blocks.ts'
import { compile } from '#shared/templates/compile.ts'
import { loadEveryForm } from './testing/every-form.ts'

const asked = z.record(
  z.string(),
  z.object({
    slug: z.string(),
    plain: z.array(z.string()),
    groups: z.record(z.string(), z.array(z.string())),
  }),
)

/**
 * The questions of all 36 forms before conditions and party kinds were added. Drafts of that time have
 * answers to them.
 */
const before = asked.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'fixtures', 'questions-2026-11.json'), 'utf8')),
)
const views = new Map(loadEveryForm().map(({ view }) => [String(view.id), view]))

describe('a draft made before forms asked by conditions', () => {
  it.each(Object.entries(before))('opens with every answer in its place: %s', (id, { plain, groups }) => {
    const view = views.get(id)
    const repeats = view?.groups.filter(group => group.repeat).map(group => group.id) ?? []
    const now = (group?: string) =>
      view?.fields
        .filter(field => (group ? field.group === group : !repeats.includes(field.group)))
        .map(({ name }) => name)
    // What is computed now need not be asked any more; its answers are kept in the draft.
    const computed = view?.derived.map(({ name }) => name) ?? []
    expect([...(now() ?? []), ...computed]).toEqual(expect.arrayContaining(plain))
    for (const [group, names] of Object.entries(groups))
      expect(now(group)).toEqual(expect.arrayContaining(names))
  })

  it('prints its parties as it did, as individuals', () => {
    const view = views.get('9001')
    if (!view) throw new Error('the writ petition is not there')
    const respondents = [{ respondentName: 'State of Maharashtra', respondentAddress: 'Mumbai' }]
    const document = compile(view, 'en', { respondents }, { blank: 'rule' })
    const text = listRuns(document)
      .map(run => run.text)
      .join('')
    expect(text).toContain('State of Maharashtra, having address at Mumbai')
  })
})
