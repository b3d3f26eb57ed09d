import { describe, expect, it } from 'vitest'
import { inferStructure } from './infer-structure.ts'

const filler = Array.from({ length: 6 }, () => 'The land lies beside the river.')

/** The parts of these texts, which stand in the midst of a judgment unless they are its end. */
function partsOf(texts: string[], after: string[] = filler) {
  const paragraphs = [...texts, ...after].map((text, at) => ({ id: `p${at + 1}`, label: '', text }))
  return inferStructure(paragraphs)
    .slice(0, texts.length)
    .map(({ part }) => part ?? 'unsaid')
}

describe('the part of a paragraph', () => {
  it.each([
    ['facts', 'The facts giving rise to this appeal are as follows. The plaintiff bought a shop in 1984.'],
    ['facts', 'The prosecution case, in brief, is that the accused came armed at night.'],
    ['facts', 'Brief facts: the tenant fell into arrears.'],
    ['issues', 'The short question that arises for our consideration is whether the notice was in time.'],
    ['arguments', 'Learned counsel for the appellant submitted that no notice was served on him.'],
    ['arguments', 'Per contra, Mr. Rao contended that the suit was out of time.'],
    ['arguments', 'It was further urged that the deed is not registered.'],
    ['analysis', 'The witness saw nothing. In our opinion, his evidence cannot carry a conviction.'],
    ['analysis', 'We are unable to agree with the High Court on the construction of the clause.'],
  ])('is told by its own words (%s): %s', (part, text) => {
    expect(partsOf([text])).toEqual([part])
  })

  it.each([
    'Having heard learned counsel for the appellant, who submitted that time had run, we turn to the deed.',
    'Learned counsel submitted that time had run. We do not agree.',
    'The High Court framed the question whether the suit was in time.',
    'The question whether the suit was in time need not be decided.',
    'The prosecution case is supported by the evidence of two witnesses.',
    'The accused pleaded guilty and was convicted.',
    'The Tribunal observed: "In our opinion, the deed is void. We hold that it binds nobody."',
    'The brief facts are these. Learned counsel submitted that the accused has no antecedents.',
    'The river was in flood.',
  ])('is left open where a doubt remains: %s', text => {
    expect(partsOf([text])).toEqual(['unsaid'])
  })

  it('is the outcome at the end of a judgment only', () => {
    const text = 'In the result, the appeal is allowed and the decree set aside.'
    expect(partsOf([text], [])).toEqual(['outcome'])
    expect(partsOf([text])).not.toEqual(['outcome'])
  })

  it('is not the outcome where another court is reported', () => {
    expect(partsOf(['The appeal was dismissed by the High Court on 4 May 1998.'], [])).toEqual(['unsaid'])
  })

  it('is told by a heading above it', () => {
    const texts = ['The parties were heard.\nSUBMISSIONS OF THE APPELLANT', 'The deed was never proved.']
    expect(partsOf(texts)).toEqual(['unsaid', 'arguments'])
  })

  it('is not decided by a question that the court goes on to answer', () => {
    const answer = 'The Act says that it must be given in writing within thirty days of the order. '.repeat(3)
    expect(partsOf([`The next question is whether notice was given in time. ${answer}`])).toEqual(['unsaid'])
  })
})
