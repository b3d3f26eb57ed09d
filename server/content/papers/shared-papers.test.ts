import { describe, expect, it } from 'vitest'
import { checkForm, parseShared } from '../check-content.ts'
import { withForms } from '../fixtures/skeleton-sources.ts'
import { formatProblem } from '../problem.ts'
import { loadSources } from '../sources.ts'

const sources = loadSources('content')
const shared = parseShared(withForms())
const petition = sources.forms.find(({ slug }) => slug === 'writ-petition-civil-hc')

/** The problems of a real petition with this paper in its set too. */
function problemsWith(paper: string): string[] {
  if (!petition?.yaml || !shared.value) throw new Error('the writ petition is gone')
  const inSet = new RegExp(`^ {2}- (\\{ paper: )?${paper}\\b(?!-)`, 'm').test(petition.yaml.text)
  const text = inSet ? petition.yaml.text : petition.yaml.text.replace('\npapers:\n', `$&  - ${paper}\n`)
  expect(text).toContain(paper)
  const yaml = { path: petition.yaml.path, text }
  return checkForm({ ...petition, yaml }, shared.value).problems.map(formatProblem)
}

describe('a shared paper', () => {
  it.each(sources.papers.map(({ id }) => id))('%s passes the lint in a set', paper => {
    expect(problemsWith(paper)).toEqual([])
  })

  it('is refused in every set when there is none of that name', () => {
    expect(problemsWith('no-such-paper').join('\n')).toContain('no-such-paper')
  })
})
