import { describe, expect, it } from 'vitest'
import type { FormValues, FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import { markKey } from '#shared/templates/annexures/names.ts'
import { createWarningFinder } from '#shared/templates/checks/find-warnings.ts'
import { compile } from '#shared/templates/compile.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { compileSet } from '#shared/templates/papers/compile-set.ts'
import { makeChecklist } from './checklist.ts'
import { makeField, makeForm } from './testing/make-form.ts'
import { builderSay } from './testing/say.ts'
import { createWarningReader } from './warnings.ts'

function check(form: FormView, values: FormValues, language: Language = 'en', told = language) {
  const document = compile(form, language, values, { blank: 'rule' })
  return makeChecklist(
    { form, values, document, language: told, say: builderSay[told] },
    courtProfiles[form.courtProfile],
  )
}

const complete: FormValues = {
  courtName: 'Sessions Judge',
  applicants: [{ applicantName: 'A', applicantAddress: '1, Road, Pune 411001' }],
  facts: 'The facts.',
  advocateName: 'B',
  place: 'Pune',
}

const { template } = makeForm()
const text = { ...template, formTitle: 'CASE No. {caseNumber}' }
const numbered = { en: text, hi: text, mr: text }

describe('the checklist before download', () => {
  it('lists the blanks of the paper by label, in the order they are asked', () => {
    const { blanks } = check(makeForm(), { facts: 'The facts.' })
    expect(blanks.map(({ label }) => label)).toEqual([
      'Label of courtName',
      'Applicant 1: Label of applicantName',
      'Applicant 1: Label of applicantAddress',
      'Label of advocateName',
      'Label of place',
    ])
  })

  it('does not list an optional answer whose paragraph drops out', () => {
    expect(check(makeForm(), complete).blanks).toEqual([])
  })

  it('names the item of a repeat group that is not complete', () => {
    const values: FormValues = {
      ...complete,
      applicants: [{ applicantName: 'A', applicantAddress: 'x 411001' }, {}],
    }
    expect(check(makeForm(), values).blanks.map(({ label, index }) => [index, label])).toEqual([
      [1, 'Applicant 2: Label of applicantName'],
      [1, 'Applicant 2: Label of applicantAddress'],
    ])
  })

  it('finds an address without PIN code, in whichever digits, and a cause title with blanks', () => {
    const values = {
      ...complete,
      courtName: '',
      applicants: [{ applicantName: 'A', applicantAddress: 'Pune' }],
    }
    const { findings } = check(makeForm(), values)
    expect(findings.map(({ text }) => text)).toEqual([
      'The cause title is not complete: court, case number, parties.',
      'Applicant 1: Label of applicantAddress: no PIN code. The registry wants full addresses.',
    ])
    expect(findings[0]?.place).toEqual({ name: 'courtName' })
    const inHindi = { ...complete, applicants: [{ applicantName: 'A', applicantAddress: 'पुणे ४११ ००१' }] }
    expect(check(makeForm(), inHindi).findings).toEqual([])
  })

  it('tells first what the checks of the form found, the gravest before the rest, each with its provision', () => {
    const same = (text: string) => ({ en: text, hi: text, mr: text })
    const told = { if: 'facts is answered', at: 'facts', provision: 'CPC, O.VII r.11' }
    const form = makeForm({
      checks: [
        { ...told, name: 'odd', severity: 'note', say: same('Odd: {facts}') },
        { ...told, name: 'barred', severity: 'cannot be filed', say: same('Barred.') },
      ],
    })
    const values = { ...complete, courtName: '' }
    const document = compile(form, 'en', values, { blank: 'rule' })
    const read = createWarningReader(() => values, createWarningFinder(form, { language: 'en' }))
    const { findings } = makeChecklist(
      { form, values, document, warnings: read(), language: 'en', say: builderSay.en },
      courtProfiles.general,
    )
    expect(read()).toBe(read())
    expect(findings.map(({ text }) => text)).toEqual([
      'Cannot be filed so: Barred. (CPC, O.VII r.11)',
      'Note: Odd: The facts. (CPC, O.VII r.11)',
      'The cause title is not complete: court, case number, parties.',
    ])
    expect(findings[0]?.place).toEqual({ name: 'facts' })
  })

  it('names the annexures that have no file, because the index has no page for them', () => {
    const form = makeForm()
    const document = compile(form, 'en', complete, { blank: 'rule' })
    const findings = (wanting: string[]) =>
      makeChecklist(
        { form, values: complete, document, wanting, language: 'en', say: builderSay.en },
        courtProfiles.general,
      ).findings.map(({ text }) => text)
    expect(findings([])).toEqual([])
    expect(findings(['Annexure P-1'])).toEqual([
      'Annexure P-1 is named in the papers and has no file: the index has no page for it. Add the file, or file it on paper.',
    ])
    expect(findings(['Annexure P-1', 'Annexure P-3'])).toEqual([
      'Annexure P-1, Annexure P-3 are named in the papers and have no file: the index has no pages for them. Add the files, or file them on paper.',
    ])
  })

  it('names the annexures to which no paper refers', () => {
    const form = makeForm()
    const values = { ...complete, facts: 'The deed is Annexure P-1.' }
    const { papers } = compileSet(form, 'en', values, { blank: 'rule' })
    const found = (marks: string[]) =>
      makeChecklist(
        {
          form,
          values,
          document: compile(form, 'en', values, { blank: 'rule' }),
          papers,
          marks,
          language: 'en',
          say: builderSay.en,
        },
        courtProfiles[form.courtProfile],
      ).findings.map(({ text }) => text)
    expect(found(['Annexure P-1'])).toEqual([])
    expect(found(['Annexure P-1', 'Annexure P-2', 'Annexure P-3'])).toEqual([
      'Annexure P-2, Annexure P-3 stand in no paper but the list: refer to each where the fact is stated that it proves.',
    ])
  })

  it('names a mark that an answer cites and no document has', () => {
    const mark = { en: 'Annexure P-{n}', hi: 'अनुलग्नक P-{n}', mr: 'परिशिष्ट P-{n}' }
    const form = { ...makeForm(), annexures: { mark, list: [] } }
    const find = (facts: string, chosen = {}) => {
      const values = { ...complete, facts, ...chosen }
      const document = compile(form, 'en', values, { blank: 'rule' })
      return makeChecklist(
        {
          form,
          values,
          document,
          marks: ['Annexure P-1', 'Annexure P-2'],
          language: 'en',
          say: builderSay.en,
        },
        courtProfiles.general,
      ).findings.filter(({ text }) => text.includes('is cited'))
    }
    expect(find('See Annexure P-2 and Annexure P-5 of the plaint.')).toEqual([])
    expect(find('See Annexure P-3, and again Annexure P-3.')).toEqual([
      {
        place: { name: 'facts' },
        text: 'Label of facts: Annexure P-3 is cited, and 2 documents of the set have marks.',
      },
    ])
    const marked = { [markKey]: 'Exhibit {A}' }
    expect(find('See Annexure P-3.', marked)).toEqual([])
    expect(find('See Exhibit C.', marked)).toHaveLength(1)
  })

  it('leaves the number of the case to the registry, unless the case is pending', () => {
    const withNumber = (required: boolean) =>
      makeForm({
        fields: [...makeForm().fields, makeField('caseNumber', 'court', { required })],
        multiLangContent: numbered,
      })
    const fresh = check(withNumber(false), complete)
    expect([fresh.blanks, fresh.findings]).toEqual([[], []])
    const pending = check(withNumber(true), complete)
    expect(pending.blanks.map(({ name }) => name)).toEqual(['caseNumber'])
    expect(pending.findings.map(({ text }) => text)).toEqual([
      'The cause title is not complete: court, case number, parties.',
    ])
  })

  it('asks no PIN code of the chamber, a witness or a letter', () => {
    const fields = [
      ...makeForm().fields,
      makeField('advocateAddress', 'end'),
      makeField('witnessAddress', 'end'),
    ]
    const values = { ...complete, advocateAddress: 'Court Road', witnessAddress: 'Pune' }
    expect(check(makeForm({ fields }), values).findings).toEqual([])
    const elsewhere = { ...complete, applicants: [{ applicantName: 'A', applicantAddress: 'Pune' }] }
    expect(check(makeForm({ courtProfile: 'plain' }), elsewhere).findings).toEqual([])
  })

  it('tells a date that no calendar has: it would print as it was typed', () => {
    const fields = [...makeForm().fields, makeField('firDate', 'end', { type: 'date' })]
    const form = makeForm({ fields })
    expect(check(form, { ...complete, firDate: '2026-02-28' }).findings).toEqual([])
    expect(check(form, { ...complete, firDate: '31/02/2026' }).findings).toEqual([
      { text: 'Label of firDate: not a day of the calendar.', place: { name: 'firDate' } },
    ])
  })

  it('is told in the language of whoever reads, of a paper in another', () => {
    const { findings, blanks } = check(makeForm(), { ...complete, courtName: '' }, 'en', 'mr')
    expect(findings.map(({ text }) => text)).toEqual(['प्रकरणाचे शीर्षक अपूर्ण आहे: न्यायालय, प्रकरण क्रमांक, पक्षकार.'])
    expect(blanks.map(({ label }) => label)).toEqual(['Label of courtName (mr)'])
  })

  it('speaks the language of the document', () => {
    const values = {
      ...complete,
      courtName: '',
      applicants: [{ applicantName: 'क', applicantAddress: 'पुणे' }],
    }
    const form = makeForm({ filingLanguages: ['en', 'hi', 'mr'] })
    expect(check(form, values, 'hi').findings.map(({ text }) => text)).toEqual([
      'वाद-शीर्षक पूरा नहीं है: न्यायालय, प्रकरण संख्या, पक्षकार।',
      'Applicant (hi) 1: Label of applicantAddress (hi): पिन कोड नहीं है। रजिस्ट्री पूरा पता चाहती है।',
    ])
    expect(check(form, values, 'mr').reminders).toContain(
      'कागद, समास व ओळींमधील अंतर यांबाबतचे स्थानिक नियम पाहून घ्या.',
    )
  })

  it('finds an amount that cannot be written out, an e-mail and a number that cannot be reached', () => {
    const fields = [
      makeField('claim', 'end', { input: 'amount', required: false }),
      makeField('advocateEmail', 'end', { input: 'email', required: false }),
      makeField('advocatePhone', 'end', { input: 'phone', required: false }),
    ]
    const form = makeForm({ fields })
    const found = (values: FormValues) => check(form, values).findings.map(({ place }) => place?.name)
    expect(found({ claim: 'a lot', advocateEmail: 'nobody', advocatePhone: '12345' })).toEqual([
      'claim',
      'advocateEmail',
      'advocatePhone',
    ])
    expect(found({ claim: 'Rs 12,50,075/-', advocateEmail: 'a@b.in', advocatePhone: '98000 00001' })).toEqual(
      [],
    )
  })

  it('says that a paper in a language the court does not take is for reference only', () => {
    expect(check(makeForm(), complete, 'hi').findings[0]?.text).toBe(
      'केवल संदर्भ के लिए, दाखिल करने हेतु नहीं: यह न्यायालय अंग्रेज़ी में कागज लेता है।',
    )
  })

  it('says that the set with its annexures is larger than the court takes, or an annexure even alone', () => {
    const megabyte = 1024 * 1024
    const found = (sizes: number[], limit: number | undefined) => {
      const annexures = sizes.map((size, at) => ({ title: `P-${at + 1}`, bytes: size * megabyte }))
      const document = compile(makeForm(), 'en', complete, { blank: 'rule' })
      const filled = { form: makeForm(), values: complete, document, size: { annexures, limit } }
      return makeChecklist({ ...filled, language: 'en', say: builderSay.en }, courtProfiles.general).findings
    }
    expect(found([12, 9], 20)).toEqual([
      {
        text: 'With its annexures the set has about 21.1 MB, and the court takes 20 MB: file it in volumes, of which it needs about 2.',
      },
    ])
    expect(found([12, 9], 10)[0]?.text).toBe(
      'The court takes 10 MB, and an annexure stays whole: P-1 (12.0 MB). Scan it with fewer dots per inch, or divide it into several annexures.',
    )
    expect(found([12, 7], 20)).toEqual([])
    expect(found([12, 9], undefined)).toEqual([])
  })

  it('reminds of what only the advocate can see to', () => {
    const { footer, ...rest } = makeForm().template
    const sworn = { ...rest, footer: `${footer}\n\n## AFFIDAVIT\n\nI swear.` }
    const withAffidavit = makeForm({ multiLangContent: { en: sworn, hi: sworn, mr: sworn } })
    expect(check(withAffidavit, {}).reminders).toEqual([
      'Have the affidavit attested, and the deponent identified before the attesting officer.',
      'File the vakalatnama with the advocate’s mobile number and e-mail address on it.',
      'Check the local rules for paper, margins and spacing.',
    ])
    expect(check(makeForm({ courtProfile: 'plain' }), complete).reminders).toEqual([])
  })
})
