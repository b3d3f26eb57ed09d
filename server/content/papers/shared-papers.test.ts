import { describe, expect, it } from 'vitest'
import type { FormValues } from '#shared/contract/forms.ts'
import { languages } from '#shared/languages.ts'
import { choiceKey } from '#shared/templates/papers/choice.ts'
import { compileSet } from '#shared/templates/papers/compile-set.ts'
import { writeText } from '#shared/templates/writers/text.ts'
import { checkForm, parseShared } from '../check-content.ts'
import { skeletonForm, withForms } from '../fixtures/skeleton-sources.ts'
import { formatProblem } from '../problem.ts'
import { sampleValues } from '../sample-values.ts'
import { loadSources } from '../sources.ts'

const sources = loadSources('content')
const shared = parseShared(withForms())

const cause = `
cause:
  court: { name: courtName, place: courtPlace, heading: { en: "In the court of {courtName}, {courtPlace}", hi: "न्यायालय {courtName}, {courtPlace}", mr: "{courtName}, {courtPlace} यांचे न्यायालयात" } }
  number: { kind: { en: Application, hi: आवेदन, mr: अर्ज }, number: caseNumber, year: caseYear }
  sides:
    - { group: applicants, files: true, role: { en: Applicant | Applicants, hi: आवेदक | आवेदकगण, mr: अर्जदार | अर्जदार } }
    - { name: { en: State of Namuna, hi: नमूना राज्य, mr: नमुना राज्य }, role: { en: Opponent, hi: विपक्षी, mr: विरुद्ध पक्षकार } }
annexures:
  mark: { en: "Annexure A-{n}", hi: "अनुलग्नक A-{n}", mr: "परिशिष्ट A-{n}" }
  list:
    order: { title: { en: Copy of the order, hi: आदेश की प्रति, mr: आदेशाची प्रत } }
papers:
  - main
`

const group =
  '  - { id: documents, title: { en: Documents, hi: दस्तावेज, mr: दस्तऐवज }, repeat: true, item: { en: Document, hi: दस्तावेज, mr: दस्तऐवज } }\n'
const deponent = ['Name', 'Parentage', 'Age', 'Address', 'Capacity', 'Basis']
const asked = [
  ...['caseNumber, group: court', 'caseYear, group: court'],
  ...['documentName, group: documents', 'documentDate, group: documents'],
  ...deponent.map(part => `deponent${part}, group: signing`),
]
const answered = `
  caseNumber: "7"
  caseYear: "2026"
  documents: [{ documentName: { en: Order, hi: आदेश, mr: आदेश }, documentDate: 2026-02-01 }]
  deponentName: { en: Arjun Testwala, hi: अर्जुन टेस्टवाला, mr: अर्जुन टेस्टवाला }
  deponentParentage: { en: son of Shri Mohan Testwala, hi: पुत्र श्री मोहन टेस्टवाला, mr: श्री. मोहन टेस्टवाला यांचा मुलगा }
  deponentAge: "34"
  deponentAddress: { en: Namunapur, hi: नमूनापुर, mr: नमुनापूर }
  deponentCapacity: { en: the applicant, hi: आवेदक, mr: अर्जदार }
  deponentBasis: to my own knowledge
`

/** The problems of a form that has this paper in its set. */
function problemsWith(paper: string): string[] {
  return checkWith(paper).problems.map(formatProblem)
}

function checkWith(paper: string, set = cause) {
  if (!shared.value) throw new Error('what forms share cannot be read')
  const yaml = (text: string) =>
    text
      .replace('\ngroups:\n', `$&${group}`)
      .replace('\nfields:\n', `$&${asked.map(one => `  - { use: ${one} }\n`).join('')}`)
      .replace('\n\nsample:\n', `\n${set}  - ${paper}\n\nsample:${answered}`)
  return checkForm(skeletonForm({ yaml }), shared.value)
}

const problemsOf = (paper: string) => problemsWith(paper).filter(line => line.includes(`/papers/${paper}/`))

describe('a shared paper', () => {
  it.each(sources.papers.map(({ id }) => id))('%s passes the lint in a set', paper => {
    expect(problemsOf(paper)).toEqual([])
  })

  it('has a title of which the court depends on an answer', () => {
    const heading = 'en: "In the court of {courtName}'
    const set = cause.replace(
      heading,
      'en: "In the {if caseNumber is 7}court of {else}High Court: {end}{courtName}',
    )
    const { draft } = checkWith('affidavit', set)
    if (!draft) throw new Error('the form cannot be read')
    const titleOf = (caseNumber: string) => {
      const values = { ...sampleValues(draft.sample, 'en'), caseNumber }
      const { papers } = compileSet(draft.view, 'en', values, {
        blank: 'rule',
        numberWords: String,
      })
      const document = papers.find(({ id }) => id === 'affidavit')?.document
      return document && writeText(document)
    }
    expect(titleOf('7')).toMatch(/^IN THE COURT OF CIVIL JUDGE \(SENIOR DIVISION\), NAMUNAPUR\n/)
    expect(titleOf('8')).toMatch(/^IN THE HIGH COURT: CIVIL JUDGE \(SENIOR DIVISION\), NAMUNAPUR\n/)
  })

  it('that lists the annexures is filed only where there are some, or the advocate took it in', () => {
    const set = cause.replace('mr: आदेशाची प्रत }', '$&, show if: caseNumber is answered')
    const { draft } = checkWith('list-of-annexures', set)
    if (!draft) throw new Error('the form cannot be read')
    const papersWith = (values: FormValues) =>
      compileSet(draft.view, 'en', values, { blank: 'rule', numberWords: String }).papers.map(({ id }) => id)
    expect(papersWith({ caseNumber: '7' })).toEqual(['main', 'list-of-annexures'])
    expect(papersWith({})).toEqual(['main'])
    expect(papersWith({ [choiceKey('list-of-annexures')]: 'taken in' })).toEqual([
      'main',
      'list-of-annexures',
    ])
  })

  it.each([
    ['', "this Hon'ble Court", 'माननीय न्यायालय', 'माननीय न्यायालयास'],
    ['forum: commission, ', "this Hon'ble Commission", 'माननीय आयोग', 'माननीय आयोगास'],
    ['forum: tribunal, ', "this Hon'ble Tribunal", 'माननीय अधिकरण', 'माननीय न्यायाधिकरणास'],
    [
      'forum: [{ if: caseNumber is answered, is: authority }, { is: tribunal }], ',
      "this Hon'ble Tribunal",
      'माननीय अधिकरण',
      'माननीय न्यायाधिकरणास',
    ],
  ])('calls the court what the cause says that it is: %s', (forum, ...said) => {
    const { draft } = checkWith('exemption-copies', cause.replace('court: { ', `$&${forum}`))
    if (!draft) throw new Error('the form cannot be read')
    const texts = languages.map(language => {
      const options = { blank: 'rule', numberWords: String } as const
      const { papers } = compileSet(
        draft.view,
        language,
        { [choiceKey('exemption-copies')]: 'taken in' },
        options,
      )
      return papers.map(({ document }) => writeText(document)).join('\n')
    })
    for (const [index, words] of said.entries()) expect(texts[index]).toContain(words)
  })

  it('may leave optional questions of its own blank in its sample, and names its mistakes there', () => {
    const papers = sources.papers.map(({ yaml, ...paper }) => ({
      ...paper,
      yaml: yaml && {
        path: yaml.path,
        text: yaml.text.replace(
          'leaves: [assetsOnBehalf]',
          'leaves: [assetsMarriedOn, assetsSeparatedOn, age]',
        ),
      },
    }))
    expect(parseShared({ ...withForms(), papers }).problems.map(({ message }) => message)).toEqual([
      "leaves: 'assetsMarriedOn' is required: the sample answers it.",
      "leaves: 'assetsSeparatedOn' has an answer in the sample.",
      "leaves: 'age' is not a question of this paper.",
    ])
  })

  it('names the question of its own that a form asks under another name', () => {
    const papers = sources.papers.map(({ yaml, ...paper }) => ({
      ...paper,
      yaml: yaml && {
        path: yaml.path,
        text: yaml.text.replace('{ stayCaveat: caveat }', '{ caveat: caveat }'),
      },
    }))
    expect(parseShared({ ...withForms(), papers }).problems.map(({ message }) => message)).toEqual([
      "same as: 'caveat' is not a question of this paper.",
    ])
  })

  it('is refused in every set when there is none of that name', () => {
    expect(problemsWith('no-such-paper').join('\n')).toContain('no-such-paper')
  })
})
