import { describe, expect, it } from 'vitest'
import type { FormValues } from '#shared/contract/forms.ts'
import type { CompiledDocument } from '#shared/templates/blocks.ts'
import { createWarningFinder } from '#shared/templates/checks/find-warnings.ts'
import { compileSet, createSetCompiler } from '#shared/templates/papers/compile-set.ts'
import { formOfSet } from '#shared/templates/papers/form-of-set.ts'
import { writeText } from '#shared/templates/writers/text.ts'
import { buildForm } from '../build-form.ts'
import { checkForm } from '../check-content.ts'
import type { FormDraft } from '../draft.ts'
import { type Changes, skeletonForm } from '../fixtures/skeleton-sources.ts'
import { formatProblem } from '../problem.ts'
import { sampleValues } from '../sample-values.ts'
import { checksPointAtQuestions, checksSpeak, samplesPassTheChecks } from './checks.ts'
import { conditionsAreReadable } from './conditions.ts'
import { setRules } from './papers.ts'
import { mergePapers } from './papers-as-forms.ts'
import { readShared } from './testing/drafts.ts'

/** The skeleton with a cause title, and its own paper beside the main one. */
const cause = `
cause:
  court: { name: courtName, place: courtPlace, heading: { en: "In the court of {courtName}, {courtPlace}", hi: "न्यायालय {courtName}, {courtPlace}", mr: "{courtName}, {courtPlace} यांचे न्यायालयात" } }
  sides:
    - { group: applicants, files: true, role: { en: Applicant | Applicants, hi: आवेदक | आवेदकगण, mr: अर्जदार | अर्जदार } }
    - { name: { en: State of Namuna, hi: नमूना राज्य, mr: नमुना राज्य }, role: { en: Opponent, hi: विपक्षी, mr: विरुद्ध पक्षकार } }
papers:
  - main
  - { paper: note, own: true, title: { en: Note, hi: टिप्पणी, mr: टीप } }

sample:`
const note = '{>cause}\n\n## 1\n\n1. {place}\n'

const annexed = `
annexures:
  mark: { en: "Annexure A-{n}", hi: "अनुलग्नक A-{n}", mr: "परिशिष्ट A-{n}" }
  list:
    recording: { title: { en: Recording, hi: रिकॉर्डिंग, mr: ध्वनिमुद्रण }, show if: courtPlace is answered, electronic: true }`

/** A set with changed words in form.yaml, or with another text for its own paper. */
function inSet(
  from: string | RegExp = '',
  to: string | ((part: string) => string) = '',
  text = note,
): Changes {
  const changed = cause.replace(from, typeof to === 'string' ? () => to : to)
  const yaml = (old: string) => old.replace('\n\nsample:', () => `\n${changed}`)
  return { yaml, papers: { note: text } }
}

const ofKind = (kind: string, text: string) => inSet('own: true,', `own: true, kind: ${kind},`, text)

type Fixture = { changes: Changes; says: string; at: string }

const fixtures: Record<string, Fixture> = {
  causesNameWhatIsAsked: {
    changes: inSet('name: courtName, place', 'name: courtNam, place'),
    says: "there is no question 'courtNam'",
    at: 'form.yaml',
  },
  papersAreProposedReadably: {
    changes: inSet('own: true,', 'own: true, show if: plase is answered,'),
    says: "no question 'plase'",
    at: 'form.yaml',
  },
  ownPapersAreListed: {
    changes: { ...inSet(), papers: { note, other: note } },
    says: "No paper 'other' is listed",
    at: 'other.en.md:1',
  },
  electronicAnnexuresAreCertified: {
    changes: inSet('\npapers:', `${annexed}\npapers:`),
    says: "'recording' is an electronic record: list certificate-electronic-record",
    at: 'form.yaml',
  },
  unmarkedAnnexuresAreNotCited: {
    changes: inSet(
      '\npapers:',
      `${annexed.replace('electronic: true', 'unmarked: true')}\npapers:`,
      '{>cause}\n\n## 1\n\n1. {place} ({annexure recording}).\n',
    ),
    says: "{annexure recording}: 'recording' is unmarked",
    at: 'note.en.md:5',
  },
  papersAreEntitled: {
    changes: inSet('', '', '## 1\n\n{place}\n'),
    says: 'begin it with {>cause}',
    at: 'note.en.md:1',
  },
  affidavitsSwearToParagraphs: {
    changes: ofKind('affidavit', '{>cause}\n\n## AFFIDAVIT शपथ-पत्र प्रतिज्ञापत्र\n\n1. {place}\n\n{>jurat}\n'),
    says: 'without paragraphs it swears to',
    at: 'note.en.md:1',
  },
  indexesListThePapers: {
    changes: inSet('', '', '{>cause}\n\n## 1\n\n{>index}\n'),
    says: 'stands in the index only',
    at: 'note.en.md',
  },
  mainParagraphsAreThere: {
    changes: inSet('', '', '{>cause}\n\n## 1\n\n1. {main#limitation}\n'),
    says: 'the form has no paragraph [limitation]',
    at: 'note.en.md:5',
  },
  whatIsFiledIsInTheSet: {
    changes: inSet('', '', '{>cause}\n\n## 1\n\n1. An affidavit of 1 is filed herewith.\n'),
    says: 'is in no set',
    at: 'note.en.md:5',
  },
  partiesCanBeChosen: {
    changes: inSet('files: true', 'files: true, swears: some'),
    says: 'no paper of the set prints {deponentName}',
    at: 'form.yaml',
  },
  papersSpeakForThoseWhoFile: {
    changes: inSet(
      'files: true',
      'files: some',
      '{>cause}\n\n## 1\n\n{applicants: I am | we are} {place}.\n',
    ),
    says: 'speaks or signs for all of them',
    at: 'note.en.md:5',
  },
}

function build(changes: Changes) {
  const source = skeletonForm(changes)
  const shared = readShared()
  return { ...buildForm(source, shared), whole: () => checkForm(source, shared).problems.map(formatProblem) }
}

function draftOf(changes: Changes): FormDraft {
  const { draft, problems } = build(changes)
  if (!draft) throw new Error(JSON.stringify(problems))
  return draft
}

describe('the lint of a set of papers', () => {
  it('has a fixture for every rule', () => {
    expect(Object.keys(fixtures).sort()).toEqual(Object.keys(setRules).sort())
  })

  it('is content with a good set', () => {
    expect(Object.values(setRules).flatMap(rule => rule(draftOf(inSet())))).toEqual([])
  })

  it.each(Object.entries(fixtures))('%s fires', (name, { changes, says, at }) => {
    const [first] = setRules[name]?.(draftOf(changes)) ?? []
    expect(first?.message).toContain(says)
    expect(`${first?.file}:${first?.line}`).toContain(at)
  })

  it('proposes the certificate while an annexure that is an electronic record is filed, or by its own condition', () => {
    const certificate = '  - { paper: certificate-electronic-record, show if: courtName is answered }\n'
    const { view } = draftOf(inSet('\npapers:\n  - main\n', `${annexed}\npapers:\n  - main\n${certificate}`))
    const standing = (values: FormValues) =>
      createSetCompiler(view, 'en', { blank: 'rule' })
        .list(values)
        .find(({ id }) => id === 'certificate-electronic-record')?.standing
    expect(standing({})).toBe('not applicable')
    expect(standing({ courtPlace: 'Pune' })).toBe('in the set')
    expect(standing({ courtName: 'Sessions Judge' })).toBe('in the set')
    expect(standing({ courtPlace: 'Pune', 'paper:certificate-electronic-record': 'left out' })).toBe(
      'left out',
    )
  })

  it('lets the example of the form answer what only a paper asks', () => {
    const event = '{ eventDate: 2026-02-01, eventText: { en: A, hi: अ, mr: अ }, eventPlace: here }'
    const answers = `synopsis: { en: A, hi: अ, mr: अ }\n  events: [${event}]`
    const { whole } = build(inSet('\n\nsample:', `\n  - synopsis\n\nsample:\n  ${answers}`))
    const strange = whole().filter(problem => problem.includes('is not a question here'))
    expect(strange).toEqual([expect.stringContaining("'eventPlace'")])
  })

  it('checks what the example of the form answers for a paper', () => {
    const withMemo = inSet('  - main\n', '  - main\n  - court-fee-memo\n').yaml
    const saying = (mode: string) =>
      build({
        ...inSet(),
        yaml: old => (withMemo?.(old) ?? old).replace('\nsample:', `\nsample:\n  feeMode: ${mode}`),
      }).whole()
    expect(saying('challan').filter(problem => problem.includes('feeMode'))).toEqual([])
    expect(saying('cash').join()).toContain("'feeMode' must be one of its options in English")
  })

  it.each<[string, Changes, string]>([
    [
      'a shared paper that is not there',
      inSet('  - main\n', '  - main\n  - vakalatnam\n'),
      "no shared paper 'vakalatnam'",
    ],
    ['a set without its main paper', inSet('  - main\n', ''), "must name 'main'"],
    ['a paper named twice', inSet('  - main\n', '  - main\n  - main\n'), 'must name each paper once'],
    [
      'a paper of its own without a title',
      inSet(', title: { en: Note, hi: टिप्पणी, mr: टीप }', ''),
      'give its title',
    ],
    ['a text that is missing', { ...inSet(), papers: {} }, 'note.hi.md:1: This file is missing.'],
    ['a section in a paper', inSet('', '', `# header\n\n${note}`), "a paper has one section, '# footer'"],
    ['a side that files nothing', inSet(', files: true', ''), "0 sides have 'files: true'"],
    [
      'a role in one number',
      inSet('en: Applicant | Applicants', 'en: Applicant'),
      "written 'Petitioner | Petitioners'",
    ],
    [
      'an oath of each of what does not repeat',
      inSet('own: true,', 'own: true, per: facts,'),
      'no side of the cause',
    ],
    [
      'a choice among what does not repeat',
      inSet('group: applicants, files: true', 'group: court, files: some'),
      "'court' is no group that repeats: write files: true",
    ],
    [
      'the other side made to swear',
      inSet('role: { en: Opponent', 'swears: some, role: { en: Opponent'),
      'it stands with the side that files',
    ],
    [
      'a paper for all of a side where some file',
      inSet(/files: true(.*\n)*?.*own: true,/, part =>
        part.replace('files: true', 'files: some').replace('own: true,', 'own: true, per: applicants,'),
      ),
      'also who does not file: per: filing or swearing',
    ],
    [
      'a signature of those who do not file',
      inSet('files: true', 'files: some', `${note}\n# footer\n\n>> {applicants: Applicant | Applicants}\n`),
      'speaks or signs for all of them',
    ],
    [
      'a choice among choices',
      inSet('own: true,', 'own: true, per: filing,'),
      "'filing' and 'swearing' are those of a side with files: some",
    ],
    [
      'a name that is none of the cause',
      inSet('', '', '{>cause}\n\n## 1\n\n{filingNamen}'),
      '{filingNamen} in sample-form is neither',
    ],
    [
      'an answer that is never asked',
      inSet('', '', '{>cause}\n\n## 1\n\n{date'),
      'A brace that is no {fieldName}',
    ],
  ])('tells %s', (_name, changes, says) => {
    expect(build(changes).whole().join('\n')).toContain(says)
  })
})

describe('the names of the cause', () => {
  function print(text: string, language: 'en' | 'hi' | 'mr' = 'en', several = false): string {
    const { view, sample } = draftOf(inSet('', '', text))
    const values = sampleValues(sample, language)
    const [first = {}] = Array.isArray(values.applicants) ? values.applicants : []
    const second = { ...first, applicantName: 'Sita' }
    const applicants = several ? [first, second] : [first]
    const { papers } = compileSet(view, language, { ...values, applicants }, { blank: 'rule' })
    const document = papers.find(({ id }) => id === 'note')?.document
    return document ? writeText(document) : ''
  }

  it('make a title of the cause: the court in capitals, the sides in their roles', () => {
    expect(print('{>cause}', 'en', true)).toBe(
      'IN THE COURT OF CIVIL JUDGE (SENIOR DIVISION), NAMUNAPUR\n\nArjun Testwala and another ... Applicants\n\nVERSUS\n\nState of Namuna ... Opponent',
    )
    expect(print('{>cause}', 'hi')).toMatch(
      /^न्यायालय सिविल जज \(सीनियर डिवीजन\), नमूनापुर\n\n.+ \.\.\. आवेदक\n\nबनाम\n\nनमूना राज्य/,
    )
  })

  it('make a full title with all particulars of each party', () => {
    expect(print('{>cause full}', 'en', true)).toMatch(
      /\n1\. Arjun Testwala, son of [^\n]+\n\n2\. Sita, [^\n]+\n\n\.\.\. Applicants\n\nVERSUS\n\nState of Namuna\n/,
    )
  })

  it.each([
    ['{filingNames} v. {oppositeNames}', 'Arjun Testwala and Sita v. State of Namuna'],
    ['{causeTitle}', 'Arjun Testwala and another v. State of Namuna'],
    ['{filingRole}, {FilingRole}, {FILINGROLE}', 'applicants, Applicants, APPLICANTS'],
    ['{filing: I am | we are} against {opposite: him | them}', 'we are against him'],
    ['{if filing are several}Several{else}One{end}', 'Several'],
    ['{courtName}; {COURTNAME}', 'Civil Judge (Senior Division); CIVIL JUDGE (SENIOR DIVISION)'],
    ['{mainTitle}, {MainTitle}, {MAINTITLE}', 'application, Application, APPLICATION'],
  ])('%s', (written, printed) => {
    expect(print(written, 'en', true)).toBe(printed)
  })
})

describe('an affidavit for each party', () => {
  const oath =
    '{>cause}\n\n## AFFIDAVIT शपथ-पत्र प्रतिज्ञापत्र\n\n1. {deponentName}, {deponentParentage}, {deponentAge}, {deponentCapacity}: {mainBasesOfTruth}; {main#story}.\n\n1. {place}\n\n# footer\n\n{basesOfTruth}.\n\n{>jurat}\n'
  const changes: Changes = {
    ...inSet('own: true,', 'own: true, kind: affidavit, per: applicants,', oath),
    all: text => text.replace('1. {facts}', '1. [story] {facts}\n\n1. [advice] {place}'),
  }

  it('is sworn by each, in that party’s place, to the paragraphs of the main paper', () => {
    const { view, sample } = draftOf(changes)
    const values = sampleValues(sample, 'en')
    const [first = {}] = Array.isArray(values.applicants) ? values.applicants : []
    const applicants = [first, { ...first, applicantName: 'Sita', applicantAge: '40' }]
    const { papers } = compileSet(view, 'en', { ...values, applicants }, { blank: 'rule' })
    expect(papers.map(({ id, title }) => [id, title])).toEqual([
      ['main', 'Application'],
      ['note-1', 'Note (Arjun Testwala)'],
      ['note-2', 'Note (Sita)'],
    ])
    const text = papers[2] ? writeText(papers[2].document) : ''
    expect(text).toContain(
      '1. Sita, son of Shri Mohan Testwala, 40, applicant No. 2 above named: the contents of paragraph 1 are true to my own knowledge; and the contents of paragraph 2 are submissions',
    )
    expect(text).toContain('which I believe to be true; 1.')
    expect(text).toContain('\nthe contents of paragraphs 1 and 2 are true to my own knowledge.')
  })

  // One text is used for all three languages here, so the rules about scripts report problems.
  it('is known to the lint: the deponent, what is sworn to and the paragraph named', () => {
    const found = build(changes).whole()
    expect(found.filter(problem => /deponent|BasesOfTruth|stays blank|story/.test(problem))).toEqual([])
  })
})

describe('the sample of a set', () => {
  it("takes the example of a paper, but for what the form's own sample leaves blank", () => {
    const draft = draftOf(inSet())
    const { place: _, ...sample } = draft.sample
    const papers = draft.papers.map(paper => ({ ...paper, sample: { place: 'Elsewhere' } }))
    const placeWith = (leaves: string[]) => mergePapers({ ...draft, sample, papers, leaves }).sample.place
    expect(placeWith([])).toBe('Elsewhere')
    expect(placeWith(['place'])).toBeUndefined()
  })
})

describe('a set compiled anew', () => {
  it('leaves the blocks that an edit does not touch the same objects', () => {
    const { view, sample } = draftOf(inSet())
    const values = sampleValues(sample, 'en')
    const set = createSetCompiler(view, 'en', { blank: 'placeholder' })
    const blocks = (document: CompiledDocument) => document.sections.flatMap(section => section.blocks)
    const before = blocks(set.compile('note', values))
    const after = blocks(set.compile('note', { ...values, place: 'Elsewhere' }))
    const changed = after.filter((block, index) => block !== before[index])
    expect(changed.map(({ kind }) => kind)).toEqual(['numbered'])
  })

  it('tells which papers were left out, taken in or are not asked for', () => {
    const { view, sample } = draftOf(inSet('own: true,', 'own: true, show if: place is "Somewhere",'))
    const values = sampleValues(sample, 'en')
    const set = createSetCompiler(view, 'en', { blank: 'placeholder' })
    const standing = (more: FormValues) => set.list({ ...values, ...more }).at(-1)?.standing
    expect(standing({})).toBe('not applicable')
    expect(standing({ place: 'Somewhere' })).toBe('in the set')
    expect(standing({ 'paper:note': 'taken in' })).toBe('in the set')
    expect(standing({ place: 'Somewhere', 'paper:note': 'left out' })).toBe('left out')
  })

  it('lets a check of the form look at a question of its papers, while the paper that asks it is in the set', () => {
    const listed = inSet(
      '  - { paper: note',
      '  - { paper: synopsis, show if: place is "Puraniwadi" }\n  - { paper: note',
    )
    const check = (at: string) =>
      `\nchecks:\n  short: { if: synopsis is answered and place is answered, severity: look at this, at: ${at}, say: { en: "Of {place}.", hi: "{place} का।", mr: "{place} चे." }, provision: "CPC 1908, s.151", for example: { synopsis: Short, place: Puraniwadi } }\n\ncause:`
    const draftWith = (at: string) =>
      draftOf({ ...listed, yaml: text => (listed.yaml?.(text) ?? text).replace('\ncause:', check(at)) })
    const told = (at: string) =>
      [conditionsAreReadable, checksPointAtQuestions, checksSpeak, samplesPassTheChecks]
        .flatMap(rule => rule(draftWith(at)))
        .map(({ message }) => message)
    expect(told('synopsis')).toEqual([])
    expect(told('synopsi')[0]).toContain("at: 'synopsi' is no question of this form or of a paper in its set")
    const { view } = draftWith('synopsis')
    const says = (place: string) =>
      createWarningFinder(formOfSet(view), { language: 'en' })({ synopsis: 'Short', place }).map(
        ({ text }) => text,
      )
    expect([says('Puraniwadi'), says('Elsewhere')]).toEqual([['Of Puraniwadi.'], []])
  })

  it('proposes a paper because of what is computed', () => {
    const listed = inSet('own: true,', 'own: true, show if: young is at least 1,')
    const counted =
      '\nderived:\n  young: { fn: count, group: applicants, where: applicantAge is less than 30 }'
    const yaml = (text: string) => (listed.yaml?.(text) ?? text).replace('\nderived:', counted)
    const draft = draftOf({ ...listed, yaml })
    expect(setRules.papersAreProposedReadably?.(draft)).toEqual([])
    const set = createSetCompiler(draft.view, 'en', { blank: 'placeholder' })
    const standing = (applicantAge: string) => set.list({ applicants: [{ applicantAge }] }).at(-1)?.standing
    expect([standing('29'), standing('30')]).toEqual(['in the set', 'not applicable'])
  })
})
