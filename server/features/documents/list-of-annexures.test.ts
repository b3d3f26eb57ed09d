import { expect, it } from 'vitest'
import { sampleValues } from '#server/content/sample-values.ts'
import { loadSampleForm } from '#server/content/testing/every-form.ts'
import { languages } from '#shared/languages.ts'
import { loadNumberWords } from '#shared/templates/number-words.ts'
import { compileSet } from '#shared/templates/papers/compile-set.ts'
import { writeText } from '#shared/templates/writers/text.ts'

const { view, sample } = loadSampleForm('consumer-complaint-deficiency-insurance')

it.each(languages)(
  'the list of annexures names every file that is bound in, as the index does (%s)',
  async language => {
    const values = sampleValues(sample, language)
    const numberWords = await loadNumberWords(language)
    const options = { blank: 'rule', numberWords } as const
    const { annexures: named } = compileSet(view, language, values, options)
    const further = { mark: 'Annexure C-99', title: 'Photograph', pages: 1 }
    const { papers } = compileSet(view, language, values, { ...options, annexures: [...named, further] })
    const textOf = (id: string) => {
      const paper = papers.find(one => one.id === id)
      return paper ? writeText(paper.document) : ''
    }
    for (const { mark = '' } of [...named, further]) expect(textOf('list-of-annexures')).toContain(mark)
    for (const paper of ['list-of-annexures', 'index']) expect(textOf(paper)).toContain(further.title)
  },
)
