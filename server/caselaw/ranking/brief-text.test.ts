import { describe, expect, it } from 'vitest'
import { isMarkedInBrief, weighBrief } from './brief-text.ts'

const countOf = (word: string, brief: string) => weighBrief(brief).split(word).length - 1
const story = 'The driver took the lorry to the market. He came back at night.'

describe('the words of a brief', () => {
  it.each([
    'Whether remarks may be expunged?',
    'We are now concerned with the remarks of the learned Judge.',
    'The only point is that remarks were made behind his back.',
    'The short question relates to remarks of the Judge.',
    'His grievance is about the remarks.',
    'I need authorities on expunging remarks.',
  ])('count five times where they say what has to be decided: %s', point => {
    const brief = `${story} ${point} The appeal was filed in time.`
    expect(countOf('remarks', brief)).toBe(5)
    expect(countOf('lorry', brief)).toBe(1)
  })

  it.each([
    'At that point of time the remarks were not known.',
    'The officer concerned made remarks.',
    'The Magistrate issued process on the remarks.',
    'The land in question was sold after these remarks.',
  ])('count once where they only tell what happened: %s', sentence => {
    expect(countOf('remarks', `${story} ${sentence}`)).toBe(1)
  })

  it('are not the months of its dates', () => {
    const brief =
      'On 5th March, 1970 he was suspended, on April 16, 1985 dismissed, and on the 3rd day of May he died.'
    expect(weighBrief(brief)).not.toMatch(/March|April|May/)
    expect(weighBrief('The students may march on the office.')).toContain('may march')
  })

  it('stay few where every sentence asks something', () => {
    expect(weighBrief('Whether it is so. '.repeat(5000)).length).toBeLessThan(90_000 + 4 * 10_001 + 1)
  })

  it('are marked in judgments where they are not in every one', () => {
    const words = ['high', 'court', 'sanction', 'without', 'section', 'quash']
    expect(words.filter(isMarkedInBrief)).toEqual(['sanction', 'quash'])
  })
})
