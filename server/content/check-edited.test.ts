import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createEditedChecker } from './check-edited.ts'
import { formatProblem } from './problem.ts'

const content = path.join(import.meta.dirname, '..', '..', 'content')
const folder = mkdtempSync(path.join(tmpdir(), 'munshi-edited-'))
const text = 'forms/civil/vakalatnama/en.md'
const paper = 'papers/vakalatnama/en.md'

for (const name of ['fields.yaml', 'partials', 'papers', 'procedures', 'questions'])
  cpSync(path.join(content, name), path.join(folder, name), { recursive: true })
cpSync(path.join(content, 'law/limitation.tsv'), path.join(folder, 'law/limitation.tsv'))
for (const name of ['forms/civil/vakalatnama', 'forms/constitutional/writ-petition-civil-hc']) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  cpSync(path.join(content, name), path.join(folder, name), { recursive: true })
}
afterAll(() => rmSync(folder, { recursive: true }))

/** The problems after a file has been changed so; the file is put back for the next test. */
function problemsAfter(name: string, change: (text: string) => string) {
  const file = path.join(folder, name)
  const before = readFileSync(file, 'utf8')
  const check = createEditedChecker(folder)
  writeFileSync(file, change(before))
  const { forms, problems } = check([name])
  writeFileSync(file, before)
  expect(check([name]).problems).toEqual([])
  return { forms, problems: problems.map(formatProblem).join('\n') }
}

describe('what has just been edited', () => {
  it('is checked, and again when it is mended', () => {
    const { forms, problems } = problemsAfter(text, before =>
      before.replace('# content\n', '# content\n\n{nobody}\n'),
    )
    expect(forms).toEqual(['civil/vakalatnama'])
    expect(problems).toContain('{nobody} in vakalatnama is neither a question')
  })

  it('is checked in a form that prints it, when it is a shared paper', () => {
    const { forms, problems } = problemsAfter(paper, before => `${before}\n\n{nobody}\n`)
    expect(forms).toEqual(['constitutional/writ-petition-civil-hc'])
    expect(problems).toContain('content/papers/vakalatnama/en.md')
  })

  it('is heard of before the other papers are printed, which are remembered until a question changes', () => {
    const form = 'forms/constitutional/writ-petition-civil-hc'
    const [main, yaml] = [path.join(folder, form, 'en.md'), path.join(folder, form, 'form.yaml')]
    const [text, asked] = [readFileSync(main, 'utf8'), readFileSync(yaml, 'utf8')]
    const check = createEditedChecker(folder)
    const heard: string[] = []
    writeFileSync(main, text.replace('# footer\n', '1. The reasons are the following:\n\n# footer\n'))
    check([`${form}/en.md`], found => heard.push(found.map(({ message }) => message).join()))
    expect(heard.findIndex(found => found.includes('promises what does not follow'))).toBe(1)
    expect(heard.length).toBeGreaterThan(8)

    writeFileSync(main, text)
    writeFileSync(yaml, asked.replace('Bar Room 11, Civil Lines', 'Bar Room 11, , Civil Lines'))
    const { problems } = check([`${form}/form.yaml`])
    writeFileSync(yaml, asked)
    const inPapers = problems.filter(({ file }) => file.startsWith('content/pa'))
    expect(inPapers.map(({ message }) => message).join()).toContain('two marks with nothing between them')
  }, 30_000)

  it('is checked for the clients of its form too', () => {
    const { forms, problems } = problemsAfter(
      'forms/civil/vakalatnama/clients.yaml',
      before => `- { client: Nobody, answers: { nobody: here } }\n${before}`,
    )
    expect(forms).toEqual(['civil/vakalatnama'])
    expect(problems).toContain("'nobody' is not a question here.")
  })

  it('is held to the table of limitation', () => {
    const late = '\n\nThe officer answers within sixty days (section 7(1), RTI Act).'
    const { problems } = problemsAfter(text, before => before.replace('# footer\n', `${late}\n\n# footer\n`))
    expect(problems).toContain('RTI Act 7(1): 60 days here, 30 day')
  })

  it('is nothing to speak of, when it is no form', () => {
    expect(createEditedChecker(folder)(['support/faq.yaml'])).toEqual({ forms: [], problems: [] })
  })
})
