import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { compileSet, createSetCompiler } from '#shared/templates/papers/compile-set.ts'
import { writeText } from '#shared/templates/writers/text.ts'
import { buildForm } from '../build-form.ts'
import { type Changes, skeletonForm } from '../fixtures/skeleton-sources.ts'
import { sampleValues } from '../sample-values.ts'
import { roleRules } from './cause-roles.ts'
import { readShared } from './testing/drafts.ts'

const applicant = 'en: Applicant | Applicants, hi: आवेदक | आवेदकगण, mr: अर्जदार | अर्जदार'
const appellant = 'en: Appellant | Appellants, hi: अपीलार्थी | अपीलार्थीगण, mr: अपीलकर्ता | अपीलकर्ते'
const inAppeal = 'courtPlace is answered'
const byAnswer = `[{ if: ${inAppeal}, ${appellant} }, { ${applicant} }]`
const state = '{ en: State of Namuna, hi: नमूना राज्य, mr: नमुना राज्य }'
const opponent = '{ en: Opponent, hi: विपक्षी, mr: विरुद्ध पक्षकार }'

type Cause = { role?: string; first?: string; forum?: string; per?: string; text?: string }

/** The skeleton whose applicants are called by an answer, with a note and an affidavit of each beside it. */
function changes({
  role = byAnswer,
  first = '',
  forum = '',
  per = 'per: applicants',
  text = '{>cause}\n\n## 1\n\n{>signature}\n',
}: Cause = {}): Changes {
  const cause = `
cause:
  court: { name: courtName, place: courtPlace, ${forum}heading: { en: "In the court of {courtName}, {courtPlace}", hi: "न्यायालय {courtName}, {courtPlace}", mr: "{courtName}, {courtPlace} यांचे न्यायालयात" } }
  sides:
    - { name: ${state}, role: ${opponent} }
    - { group: applicants, files: true, ${first}role: ${role} }
papers:
  - main
  - { paper: note, own: true, title: { en: Note, hi: टिप्पणी, mr: टीप } }
  - { paper: affidavit, ${per} }
`
  return {
    yaml: old => old.replace('\n\nsample:', () => `\n${cause}\nsample:`),
    all: old => old.replace(/(# parties\n)[\s\S]*?(?=\n# content)/, '$1{>cause parties}\n'),
    papers: { note: text },
  }
}

function draftOf(cause?: Cause) {
  const { draft, problems } = buildForm(skeletonForm(changes(cause)), readShared())
  if (!draft) throw new Error(JSON.stringify(problems))
  return draft
}

describe('the lint of what the sides are called', () => {
  const fixtures: Record<string, [Cause, string, string][]> = {
    rolesAreWritten: [
      [{ role: '{ en: Applicant, hi: आवेदक, mr: अर्जदार }' }, 'for one and for several', 'form.yaml'],
      [{ role: byAnswer.replace(' | Appellants', '') }, 'for one and for several', 'form.yaml'],
      [
        { role: byAnswer.replace(`{ ${applicant} }`, `{ if: date is answered, ${applicant} }`) },
        'the last alternative of a role has no if',
        'form.yaml',
      ],
      [
        { role: `[{ ${appellant} }, { ${applicant} }]` },
        'an alternative without an if stands last',
        'form.yaml',
      ],
      [
        {
          role: `{ ${applicant.replace('en: Applicant |', 'en: "{if date is answered}A{end}" |')} }`.replace(
            '" | Applicants',
            ' | Applicants"',
          ),
        },
        'is a list of alternatives',
        'form.yaml',
      ],
    ],
    rolesDependOnWhatIsAsked: [
      [
        { role: byAnswer.replace('courtPlace', 'courtPlase') },
        "there is no question 'courtPlase'",
        'form.yaml',
      ],
      [
        { role: byAnswer.replace('courtPlace', 'applicantName') },
        'an answer for each of several',
        'form.yaml',
      ],
      [{ first: 'first if: applicantsBlock is answered, ' }, "'applicantsBlock' is computed", 'form.yaml'],
      [
        { forum: 'forum: [{ if: courtPlase is answered, is: tribunal }, { is: court }], ' },
        "there is no question 'courtPlase'",
        'form.yaml',
      ],
    ],
    rolesFollowTheAnswer: [
      [
        { text: '{>cause}\n\n## 1\n\n>> {applicants: Applicant | Applicants}\n' },
        "'Applicant' stands here in every case",
        'note.en.md:5',
      ],
    ],
  }

  it('has a fixture for every rule', () => {
    expect(Object.keys(fixtures).sort()).toEqual(Object.keys(roleRules).sort())
  })

  it('is content with a role that follows an answer', () => {
    expect(Object.values(roleRules).flatMap(rule => rule(draftOf()))).toEqual([])
  })

  it('is content with a role that is itself an answer', () => {
    const called = ['en', 'hi', 'mr'].map(language => `${language}: "{courtName} | {courtName}"`).join(', ')
    const draft = draftOf({ role: byAnswer.replace(appellant, called) })
    expect(Object.values(roleRules).flatMap(rule => rule(draft))).toEqual([])
  })

  const all = Object.entries(fixtures).flatMap(([name, own]) => own.map(one => [name, ...one] as const))
  it.each(all)('%s fires on %j', (name, cause, says, at) => {
    const [first] = roleRules[name]?.(draftOf(cause)) ?? []
    expect(first?.message).toContain(says)
    expect(`${first?.file}:${first?.line}`).toContain(at)
  })
})

describe('a side that is called by an answer', () => {
  function print(courtPlace: string, language: Language = 'en', cause: Cause = {}) {
    const { view, sample } = draftOf(cause)
    const values = { ...sampleValues(sample, language), courtPlace }
    const { papers } = compileSet(view, language, values, { blank: 'rule' })
    return new Map(papers.map(({ id, document }) => [id, writeText(document)]))
  }

  it.each<[Language, [string, string], [string, string]]>([
    ['en', ['Appellant', 'the appellant above named'], ['Applicant', 'the applicant above named']],
    ['hi', ['अपीलार्थी', 'उपरोक्त अपीलार्थी'], ['आवेदक', 'उपरोक्त आवेदक']],
    ['mr', ['अपीलकर्ता', 'वर नमूद अपीलकर्ता'], ['अर्जदार', 'वर नमूद अर्जदार']],
  ])('has that name in every paper, and no other: %s', (language, inOne, inOther) => {
    for (const [place, [role, capacity], [other]] of [
      ['Pune', inOne, inOther],
      ['', inOther, inOne],
    ] as const) {
      const papers = print(place, language)
      for (const id of ['main', 'note', 'affidavit-1']) {
        expect(papers.get(id)).toContain(`... ${role}`)
        expect(papers.get(id)).not.toContain(`... ${other}`)
      }
      expect(papers.get('affidavit-1')).toContain(capacity)
    }
  })

  it.each([
    ['each', 'per: applicants', ''],
    ['those who swear', 'per: swearing', 'swears: some, '],
  ])('is called anew in the affidavit of %s as the answer changes', (_who, per, swears) => {
    const { view, sample } = draftOf({ per, first: swears })
    const { compile, list } = createSetCompiler(view, 'en', { blank: 'rule' })
    const [of] = [sampleValues(sample, 'en').applicants].flat()
    const values = { ...sampleValues(sample, 'en'), applicants: [{ ...Object(of), applicantSwears: 'Yes' }] }
    const capacity = (courtPlace: string) => {
      const now = { ...values, courtPlace }
      const id = list(now).find(one => one.paper.id === 'affidavit')?.id ?? ''
      return /the (\w+) above named/.exec(writeText(compile(id, now)))?.[1]
    }
    expect(['Pune', '', 'Thane'].map(capacity)).toEqual(['appellant', 'applicant', 'appellant'])
  })

  it('stands first where it is said so', () => {
    const cause = { first: `first if: ${inAppeal}, ` }
    const order = (place: string) => {
      const text = print(place, 'en', cause).get('note') ?? ''
      return text.indexOf('... Opponent') < text.search(/\.\.\. App/)
    }
    expect([order(''), order('Pune')]).toEqual([true, false])
  })

  it('is titled by that order inside a sentence too', () => {
    const cause = {
      first: `first if: ${inAppeal}, `,
      text: '{>cause}\n\n## 1\n\nIn {causeTitle} it is so.\n',
    }
    expect(print('', 'en', cause).get('note')).toMatch(/In State of Namuna v\. .+ it is so/)
    expect(print('Pune', 'en', cause).get('note')).toMatch(/In .+ v\. State of Namuna it is so/)
  })
})
