import { describe, expect, it } from 'vitest'
import { checkForm, parseShared } from '../check-content.ts'
import { type Changes, skeletonForm, swap, withForms } from '../fixtures/skeleton-sources.ts'
import { formatProblem } from '../problem.ts'
import type { SourceFile } from '../sources.ts'
import { onlyForms } from '../sources-in-hand.ts'

const file = 'content/questions/handing-over.yaml'
const handingOver = `group: { id: handing, title: { en: Handing over, hi: सौंपना, mr: सुपूर्द करणे } }
fields:
  - { name: keyHolder, label: { en: Who holds the keys, hi: चाबियाँ किसके पास हैं, mr: किल्ल्या कोणाकडे आहेत }, type: text, required: true }
  - { take: handing-date }
derived:
  handedOn: { fn: dateLong, field: handingDate }
checks:
  handedEarly:
    if: handingDate is after date
    severity: look at this
    at: handingDate
    say: { en: It is not handed over yet., hi: अभी सौंपा नहीं गया।, mr: अद्याप सुपूर्द नाही. }
    provision: Dates of the form
    for example: { handingDate: 2026-12-31 }
sample:
  keyHolder: { en: the tenant, hi: किराएदार, mr: भाडेकरू }
`
const handingDate = `fields:
  - { name: handingDate, label: { en: Day of handing over, hi: सौंपने का दिन, mr: सुपूर्द करण्याचा दिवस }, type: date, required: true }
sample:
  handingDate: 2026-02-01
`
const said = swap('# footer\n', 'Handed over on {handedOn} to {keyHolder}.\n\n# footer\n')
const taking = (how = '{ take: handing-over }') =>
  swap('\n  - { id: signing', `\n  - ${how}\n  - { id: signing`)

/** The skeleton with changes, checked with two sets of questions more. */
function take({ yaml = taking(), ...changes }: Changes = {}, set = handingOver) {
  const source = skeletonForm({
    yaml,
    en: said,
    hi: swap('# footer\n', '{handedOn} को {keyHolder} को सौंपा।\n\n# footer\n'),
    mr: swap('# footer\n', '{handedOn} रोजी {keyHolder} यांच्याकडे सुपूर्द.\n\n# footer\n'),
    ...changes,
  })
  const files: SourceFile[] = [
    { path: file, text: set },
    { path: 'content/questions/handing-date.yaml', text: handingDate },
  ]
  const sources = withForms(source)
  const all = { ...sources, questions: [...sources.questions, ...files] }
  const { value, problems } = parseShared(all)
  if (!value) throw new Error('what forms share cannot be read')
  const checked = checkForm(source, value)
  return { ...checked, sources: all, told: [...problems, ...checked.problems].map(formatProblem) }
}

const yamlLine = (text: string, change: (yaml: string) => string) => {
  const lines = skeletonForm({ yaml: change }).yaml?.text.split('\n') ?? []
  return lines.findIndex(line => line.includes(text)) + 1
}

describe('a set of questions that a form takes', () => {
  it('stands in the form as if it were written there, its step in its place', () => {
    const { draft, told } = take()
    expect(told).toEqual([])
    expect(draft?.view.groups.map(({ id }) => id)).toEqual([
      'court',
      'applicants',
      'facts',
      'handing',
      'signing',
    ])
    const names = draft?.view.fields.map(({ name }) => name) ?? []
    expect(names.slice(names.indexOf('facts'), names.indexOf('place') + 1)).toEqual([
      'facts',
      'keyHolder',
      'handingDate',
      'place',
    ])
    expect(draft?.view.checks?.map(({ name }) => name)).toEqual(['handedEarly'])
    expect(draft?.sample).toMatchObject({ handingDate: '2026-02-01' })
  })

  it('says what the form says where the form says it otherwise', () => {
    const yaml = (text: string) =>
      taking(
        '{ take: handing-over, title: { en: The keys, hi: चाबियाँ, mr: किल्ल्या }, with: { keyHolder: { required: false, label: { en: Holder, hi: धारक, mr: धारक } } } }',
      )(text).replace('\n  facts: {', '\n  handingDate: 2026-02-03\n  facts: {')
    const { draft } = take({ yaml })
    expect(draft?.view.groups.find(({ id }) => id === 'handing')?.title.en).toBe('The keys')
    expect(draft?.view.fields.find(({ name }) => name === 'keyHolder')).toMatchObject({
      label: 'Holder',
      required: false,
    })
    expect(draft?.sample).toMatchObject({ handingDate: '2026-02-03' })
  })

  it('leaves out what the form does not want, and can be asked in a step of the form', () => {
    const yaml = (text: string) =>
      text.replace(
        '\n  - { use: place',
        '\n  - { take: handing-date, group: facts, required: false }\n  - { take: handing-over, group: facts, without: [handingDate, handedOn, handedEarly] }\n  - { use: place',
      )
    const { draft, told } = take({
      yaml,
      all: swap('# footer\n', '{handingDate} {keyHolder}\n\n# footer\n'),
      en: undefined,
      hi: undefined,
      mr: undefined,
    })
    expect(told).toEqual([])
    expect(draft?.view.fields.filter(({ group }) => group === 'facts')).toMatchObject([
      { name: 'facts' },
      { name: 'handingDate', required: false },
      { name: 'keyHolder', required: true },
    ])
    expect(draft?.view.checks).toBeUndefined()
  })

  it('has its mistakes told where it makes them, with the form that takes it', () => {
    const { told } = take({}, handingOver.replace('type: text,', 'type: words,'))
    expect(told[0]).toMatch(
      new RegExp(
        `^${file}:3: fields\\.\\d+\\.type: must be one of: .* \\(Taken by content/forms/civil/sample-form/form.yaml.\\)$`,
      ),
    )
    expect(take({}, handingOver.replace('is after date', 'is after noDay')).told[0]).toContain(`${file}:9: `)
    expect(take({}, handingOver.replace('severity: look at this', 'severity: bad')).told[0]).toMatch(
      new RegExp(`^${file}:10: `),
    )
  })

  it('leaves the mistakes of the form in the form, at their line', () => {
    const wrong = taking(
      '{ take: handing-over, with: { keyHolder: { label: { en: Holder, hi: Holder, mr: धारक } } } }',
    )
    expect(take({ yaml: wrong }).told[0]).toContain(`form.yaml:${yamlLine('take: handing-over', wrong)}: `)
    const later = (text: string) => taking()(text).replace('{ use: place,', '{ use: plaice,')
    expect(take({ yaml: later }).told).toContain(
      `content/forms/civil/sample-form/form.yaml:${yamlLine('plaice', later)}: use: plaice: the catalogue content/fields.yaml has no such question.`,
    )
  })

  it.each([
    [
      '{ take: handing-back }',
      'take: handing-back: content/questions has no such set to be taken under `groups`',
    ],
    [
      '{ take: handing-date }',
      'take: handing-date: content/questions has no such set to be taken under `groups`',
    ],
    [
      '{ take: handing-over, without: [keys] }',
      'keys: content/questions/handing-over.yaml has nothing of that name',
    ],
    [
      '{ take: handing-over, with: { handedOn: { required: false } } }',
      'handedOn: content/questions/handing-over.yaml has nothing',
    ],
    ['{ take: handing-over, group: facts }', 'group: no such entry here'],
  ])('is refused as %s', (how, message) => {
    const { told } = take({ yaml: taking(how) })
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(`form.yaml:${yamlLine('take: handing', taking(how))}: `)
    expect(told[0]).toContain(message)
  })

  it('does not take itself', () => {
    const { told } = take({}, handingOver.replace('take: handing-date', 'take: handing-over'))
    expect(told[0]).toContain(`${file}:4: take: handing-over: content/questions has no such set`)
  })

  it('brings the forms that take it, directly or not, into hand when it is edited', () => {
    const { sources } = take()
    const taken = (name: string) => onlyForms(sources, [`content/questions/${name}.yaml`]).forms.length
    expect([taken('handing-over'), taken('handing-date'), taken('handing')]).toEqual([1, 1, 0])
  })
})
