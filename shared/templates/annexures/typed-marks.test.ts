import { describe, expect, it } from 'vitest'
import { createMarkFinder } from './typed-marks.ts'

const find = createMarkFinder('Annexure P-{n}', 'en')
const numbers = (text: string) => find(text).map(({ number }) => number)

describe('marks in a text', () => {
  it('are found with their place in the list', () => {
    expect(find('The deed (Annexure P-2) and the notice, Annexure P-13.')).toEqual([
      { mark: 'Annexure P-2', number: 2 },
      { mark: 'Annexure P-13', number: 13 },
    ])
    expect(
      createMarkFinder('Exhibit {A}', 'en')('Exhibit C and Exhibit AB').map(({ number }) => number),
    ).toEqual([3, 28])
    expect(createMarkFinder('दस्तावेज संख्या {n}', 'hi')('विक्रय विलेख (दस्तावेज संख्या 4)')).toHaveLength(1)
  })

  it('are not those of another paper, nor written in another way', () => {
    expect(numbers('Annexure P-7 of the petition, Annexure R-3, Annexure P-')).toEqual([])
    expect(createMarkFinder('निशाणी {A}', 'mr')('दाव्यातील निशाणी C')).toEqual([])
  })

  it('are written as their pattern, whatever signs stand in it', () => {
    expect(createMarkFinder('Ex. (P.{n})', 'en')('Ex. (P.3), Ex_ (P.4)')).toEqual([
      { mark: 'Ex. (P.3)', number: 3 },
    ])
  })
})
