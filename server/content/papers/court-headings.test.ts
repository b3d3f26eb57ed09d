import { expect, it } from 'vitest'
import { compile } from '#shared/templates/compile.ts'
import { writeText } from '#shared/templates/writers/text.ts'
import { sampleValues } from '../sample-values.ts'
import { loadEveryForm } from '../testing/every-form.ts'

const ofJudgeAlone = /^IN THE (?!.*\bCOURT\b).*\b(?:JUDGE|MAGISTRATE)\b/m

it('one sits in the court of a judge, never in the judge', { timeout: 60_000 }, () => {
  const wrong = loadEveryForm().flatMap(({ slug, view, sample }) => {
    const document = compile(view, 'en', sampleValues(sample, 'en'), { blank: 'rule', numberWords: String })
    const [heading] = ofJudgeAlone.exec(writeText(document)) ?? []
    return heading ? [`${slug}: ${heading}`] : []
  })
  expect(wrong).toEqual([])
})
