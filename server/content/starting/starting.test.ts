import { describe, expect, it } from 'vitest'
import { languages } from '#shared/languages.ts'
import { namedKinds } from '#shared/templates/parties/party-kinds.ts'
import { checkForm, parseShared } from '../check-content.ts'
import { withForms } from '../fixtures/skeleton-sources.ts'
import { formatProblem } from '../problem.ts'
import { makePlan, nameOf, type Plan, planQuestions, readAnswer } from './plan.ts'
import { startText } from './start-text.ts'
import { startYaml } from './start-yaml.ts'
import { courtStarts, proceedingStarts } from './words.ts'

const sources = withForms()
const shared = parseShared(sources).value
const papers = sources.papers.map(({ id }) => id)
const usual: Plan = {
  proceeding: 'suit',
  court: 'district',
  filing: ['individual', 'company'],
  opposite: ['individual'],
  papers: ['index', 'main', 'affidavit', 'list-of-annexures', 'vakalatnama'],
  annexures: ['the order', 'the notice'],
}

/** What the lint says of a form as it is started, before any word is replaced. */
function problemsOf(changes: Partial<Plan>): string[] {
  if (!shared) throw new Error('what forms share cannot be read')
  const plan = { ...usual, ...changes }
  const folder = 'content/forms/civil/started'
  const yaml = startYaml(plan, { id: 1999, area: 'civil', today: new Date('2026-11-22') })
  const texts = Object.fromEntries(
    languages.map(language => [
      language,
      { path: `${folder}/${language}.md`, text: startText(plan, language) },
    ]),
  )
  const source = { area: 'civil', slug: 'started', folder, texts, papers: new Map() }
  return checkForm({ ...source, yaml: { path: `${folder}/form.yaml`, text: yaml } }, shared).problems.map(
    formatProblem,
  )
}

describe('a form started from questions', () => {
  it.each(Object.keys(proceedingStarts) as Plan['proceeding'][])('passes the lint as a %s', proceeding => {
    expect(problemsOf({ proceeding })).toEqual([])
  })

  it.each(Object.keys(courtStarts) as Plan['court'][])('passes the lint in the court %s', court => {
    expect(problemsOf({ court })).toEqual([])
  })

  it.each(namedKinds)('passes the lint with a party that is: %s', kind => {
    expect(problemsOf({ filing: [kind], opposite: [kind] })).toEqual([])
  })

  it('passes the lint without annexures and with one paper', () => {
    expect(problemsOf({ annexures: [], papers: ['main'] })).toEqual([])
  })

  it('takes what is usual where nothing is answered', () => {
    const questions = planQuestions(papers)
    const answers = Object.fromEntries(
      Object.entries(questions).map(([name, question]) => [name, readAnswer('', question)]),
    ) as Record<keyof Plan, string[]>
    expect(problemsOf(makePlan(answers))).toEqual([])
  })

  it('says what can be answered', () => {
    expect(readAnswer('index, afidavit', planQuestions(papers).papers)).toMatchObject({
      wrong: expect.stringContaining("There is no 'afidavit'; there are"),
    })
  })

  it('names annexures by their words', () => {
    expect(nameOf('the order of 4 March', 0)).toBe('orderOf4March')
    expect(nameOf('आदेश', 1)).toBe('document2')
  })
})
