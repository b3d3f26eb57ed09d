import { describe, expect, it } from 'vitest'
import { requiredAnswers, sampleValues } from '#server/content/sample-values.ts'
import { loadEveryForm, loadSampleForm } from '#server/content/testing/every-form.ts'
import type { FormValues, FormView } from '#shared/contract/forms.ts'
import { type Language, languages } from '#shared/languages.ts'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { compileSet } from '#shared/templates/papers/compile-set.ts'
import { formOfSet } from '#shared/templates/papers/form-of-set.ts'
import { makeChecklist } from '#web/features/form-builder/checklist.ts'
import { builderSay } from '#web/features/form-builder/testing/say.ts'

const forms = loadEveryForm()
const cases = forms.flatMap(({ slug, view, sample }) =>
  languages.map(language => ({ slug, view, language, values: sampleValues(sample, language) })),
)

function look(form: FormView, language: Language, values: FormValues) {
  const document = compile(form, language, values, { blank: 'rule', numberWords: String })
  return makeChecklist(
    { form, values, document, language, say: builderSay[language] },
    courtProfiles[form.courtProfile],
  )
}

/** The reminders for all papers that are filed, as in the builder. */
function remindersOfSet(form: FormView, language: Language, values: FormValues): string[] {
  const options = { blank: 'rule', numberWords: String } as const
  const document = compile(form, language, values, options)
  const { papers } = compileSet(form, language, values, options)
  const filled = { form, values, document, papers, language, say: builderSay[language] }
  return makeChecklist(filled, courtProfiles[form.courtProfile]).reminders
}

/**
 * Removes reminders that only sample data causes: missing PIN codes, and languages that are for reference
 * only.
 */
function withoutTrueAlarms(texts: string[], language: Language): string[] {
  const say = builderSay[language]
  const noPin = say('noPin')
  const [start = ''] = say('forReference', { languages: '\n' }).split('\n')
  return texts.filter(text => !text.endsWith(noPin) && !text.startsWith(start))
}

/**
 * An optional answer must be in the list only when another answer announced it ('There are proceedings:')
 * or when one of several is required.
 */
function isPromised(name: string, { fields }: FormView): boolean {
  return name !== 'caseNumber' && fields.some(field => field.name === name && !field.required)
}

describe('Before you file, over every form of the library', () => {
  it('there are some', () => expect(forms.length).toBeGreaterThanOrEqual(36))

  it.each(cases)('$slug in $language finds nothing in its sample', ({ view, language, values }) => {
    const { blanks, findings } = look(view, language, values)
    expect(blanks).toEqual([])
    const texts = findings.map(finding => finding.text)
    expect(withoutTrueAlarms(texts, language)).toEqual([])
  })

  it.each(cases)('$slug in $language finds nothing before it has a number', ({ view, language, values }) => {
    const isGivenLater = view.fields.some(
      ({ name, required, requiredIf }) => name === 'caseNumber' && !required && !requiredIf,
    )
    const answers = isGivenLater ? { ...values, caseNumber: '' } : values
    for (const stage of [answers, requiredAnswers(view, answers)]) {
      const { blanks, findings } = look(view, language, stage)
      const texts = findings.map(finding => finding.text)
      expect(blanks.map(({ name }) => name).filter(name => !isPromised(name, view))).toEqual([])
      expect(withoutTrueAlarms(texts, language)).toEqual([])
    }
    expect(look(view, language, answers).blanks).toEqual([])
  })

  it.each(cases.filter(({ language }) => language !== 'en'))(
    '$slug in $language says nothing in English',
    ({ view, language }) => {
      const { findings, reminders } = look(view, language, {})
      expect([...findings.map(({ text }) => text), ...reminders].join('\n')).not.toMatch(/[A-Za-z]{3,}/)
    },
  )

  it('wants no further document in a case in which there is none', () => {
    const wanting = forms.filter(({ view, sample }) => {
      const { documents, ...values } = sampleValues(sample, 'en')
      return documents && look(view, 'en', values).blanks.some(({ name }) => name === 'documentName')
    })
    expect(wanting.map(({ slug }) => slug)).toEqual([])
  })

  it('wants the name of a document that has a date', () => {
    const dated = forms.filter(({ view }) => {
      const asked = view.fields.filter(({ group, showIf }) => group === 'documents' && !showIf)
      const names = asked.map(({ name }) => name)
      return names.includes('documentName') && names.includes('documentDate')
    })
    const silent = dated.filter(({ view, sample }) => {
      const values = { ...sampleValues(sample, 'en'), documents: [{ documentDate: '2026-01-05' }] }
      return !look(view, 'en', values).blanks.some(({ name }) => name === 'documentName')
    })
    expect(dated.length).toBeGreaterThan(150)
    expect(silent.map(({ slug }) => slug)).toEqual([])
  })

  it('reminds of the oath where the paper has an affidavit, and nowhere else', () => {
    const sworn = {
      'divorce-mutual-consent-hma-first-motion': true,
      'dv-application': true,
      'gratuity-application': false,
      'rti-application': false,
    }
    for (const [slug, isSworn] of Object.entries(sworn)) {
      const { view, sample } = loadSampleForm(slug)
      for (const language of languages) {
        const reminders = remindersOfSet(view, language, sampleValues(sample, language))
        expect(reminders.includes(builderSay[language]('attest')), `${slug}.${language}`).toBe(isSworn)
      }
    }
  })
})

it('a missing answer that only a further paper asks for is said of that paper', () => {
  const { view, sample } = loadSampleForm('writ-habeas-corpus-hc')
  const values: FormValues = { ...sampleValues(sample, 'en'), electronicDocuments: 'Yes' }
  for (const name of Object.keys(values)) if (name.startsWith('cert')) delete values[name]
  const form = formOfSet(view)
  const { papers } = compileSet(view, 'en', values, { blank: 'rule', numberWords: String })
  const [main] = papers.filter(({ id }) => id === 'main')
  if (!main) throw new Error('no main paper')
  const filled = {
    form,
    values,
    document: main.document,
    papers,
    language: 'en',
    say: builderSay.en,
  } as const
  const unfinished = makeChecklist(filled, courtProfiles.general).papers.filter(
    ({ blanks }) => blanks.length > 0,
  )
  const titles = unfinished.map(({ title }) => title)
  expect(titles).toContain('Certificate for electronic records, Parts A and B')
  expect(titles).not.toContain('Habeas corpus petition')
})
