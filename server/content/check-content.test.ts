import { describe, expect, it } from 'vitest'
import { checkContent, partialsAreInAllLanguages } from './check-content.ts'
import { type Changes, skeletonForm, swap, withForms } from './fixtures/skeleton-sources.ts'
import { formatProblem } from './problem.ts'

function problemsOf(changes: Changes): string[] {
  return checkContent(withForms(skeletonForm(changes))).problems.map(formatProblem)
}

describe('checking the content', () => {
  it('finds nothing wrong with a new form', () => {
    expect(problemsOf({})).toEqual([])
  })

  it('goes on past a broken form and reports every one', () => {
    const broken = skeletonForm({ slug: 'broken', yaml: swap('category: civil', 'category: [civil') })
    const wrong = skeletonForm({ slug: 'wrong', yaml: swap('id: 1999', 'id: 2001') })
    const files = checkContent(withForms(broken, wrong)).problems.map(problem => problem.file)
    expect(files).toContain('content/forms/civil/broken/form.yaml')
    expect(files).toContain('content/forms/civil/wrong/form.yaml')
  })

  it.each<[string, Changes, string]>([
    [
      'YAML that cannot be read',
      { yaml: swap('category: civil', 'category: [civil') },
      'This is not valid YAML',
    ],
    ['a misspelt entry', { yaml: swap('courtType:', 'courtTyp:') }, 'courtTyp: no such entry'],
    ['a missing translation', { yaml: swap(', mr: अर्ज }', ' }') }, 'form.yaml:2: title.mr: is missing.'],
    [
      'a wrong word for a question type',
      { yaml: swap('type: textarea', 'type: memo') },
      'must be one of: text, textarea, select, date',
    ],
    [
      'a shared question that does not exist',
      { yaml: swap('use: courtName', 'use: courtNam') },
      'has no such question',
    ],
    [
      'a function that does not exist',
      { yaml: swap('fn: partyBlock', 'fn: partyBlok') },
      'derived.applicantsBlock',
    ],
    [
      'a section that is missing',
      { hi: swap('# parties\n', '') },
      "hi.md:1: Section '# parties' is missing.",
    ],
    [
      'a section that is empty',
      { mr: swap(/\{applicantsBlock\}[\s\S]+?(?=# content)/, '') },
      "Section '# parties' is empty",
    ],
    ['sections out of order', { en: swap('# title', '# footer') }, 'out of order'],
    [
      'a shared clause that does not exist',
      { en: swap('{>signature}', '{>sign}') },
      '{>sign}: there is no such shared clause',
    ],
  ])('names %s', (_, changes, message) => {
    expect(problemsOf(changes).join('\n')).toContain(message)
  })

  it('names a missing file', () => {
    const source = skeletonForm()
    delete source.texts.mr
    expect(checkContent(withForms(source)).problems.map(formatProblem)).toEqual([
      'content/forms/civil/sample-form/mr.md:1: This file is missing.',
    ])
  })

  it('wants every shared clause in every language', () => {
    const clause = { path: 'x.md', text: 'x' }
    const partials = { en: new Map([['x', clause]]), hi: new Map([['x', clause]]), mr: new Map() }
    expect(partialsAreInAllLanguages(partials).map(problem => problem.file)).toEqual([
      'content/partials/mr/x.md',
    ])
  })
})
