import { describe, expect, it } from 'vitest'
import { compile } from '#shared/templates/compile.ts'
import { writeText } from '#shared/templates/writers/text.ts'
import type { Changes } from './fixtures/skeleton-sources.ts'
import { draftOf } from './lint/testing/drafts.ts'
import { sampleValues } from './sample-values.ts'

const twice = (text: string) => text.replace('# footer\n', '# footer\n{>cause}\n\n')

function printFooter(changes: Changes, language: 'en' | 'hi' | 'mr'): string {
  const { view, sample } = draftOf(changes)
  const document = compile(view, language, sampleValues(sample, language), { blank: 'rule' })
  return writeText({ ...document, sections: document.sections.filter(({ name }) => name === 'footer') })
}

const against = (respondent: string) => (text: string) =>
  twice(text.replace('\n# content', `\n^ VERSUS\n\n${respondent}\n\n>> ... Respondent\n\n# content`))

describe('{>cause}', () => {
  it('prints the court, the case and the parties in short', () => {
    expect(
      printFooter({ all: against('The State of Namuna, through its officer, at Namunapur') }, 'en'),
    ).toMatch(
      /^IN THE COURT OF Civil Judge \(Senior Division\), Namunapur\n\nAPPLICATION UNDER SECTION 151[^\n]+\n\nArjun Testwala \.\.\. Applicant\n\nVERSUS\n\nThe State of Namuna \.\.\. Respondent\n/,
    )
  })

  it('says in the language of the paper that there is another', () => {
    const two = against('1. {place} राज्य, द्वारा अधिकारी\n\n1. दूसरा, निवासी नगर')
    expect(printFooter({ all: two }, 'hi')).toContain('नमूनापुर राज्य एवं एक अन्य ... Respondent')
    expect(printFooter({ all: two }, 'mr')).toContain('नमुनापूर राज्य व इतर एक ... Respondent')
  })
})
