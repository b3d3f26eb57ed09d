import { expect, it } from 'vitest'
import type { CompiledTable, Line } from '../blocks.ts'
import { shareColumns, shareWidth } from './column-widths.ts'

const line = (text: string): Line => [{ text }]

function tableOf(titles: string[], rows: string[][]): CompiledTable {
  return {
    ...{ key: 'table', kind: 'table' },
    columns: titles.map(title => ({ title: line(title), right: false })),
    rows: rows.map((cells, at) => ({ key: `row ${at}`, cells: cells.map(text => [line(text)]) })),
  }
}

it('gives a date its width beside four columns of words', () => {
  const table = tableOf(
    ['क्र.', 'अभियुक्त', 'स्थिति', 'पद पर कब से', 'अपराध के समय पद पर'],
    [
      ['1', 'मिसाल इन्फ्राबिल्ड प्राइवेट लिमिटेड', 'वह निकाय जिसका चेक है', '', ''],
      ['2', 'गिरीश मिसालकर', 'प्रबंध निदेशक या संयुक्त प्रबंध निदेशक', '01/04/2019', 'हाँ'],
    ],
  )
  const [, , , date = 0] = shareWidth(table)
  // Ten letters, most of them figures, of a line of 58.
  expect(date).toBeGreaterThan(12 / 58)
})

it('gives a Devanagari title the room of its letters and vowel signs', () => {
  const table = tableOf(
    ['क्र.', 'दावेदार', 'आयु', 'मृतक से संबंध', 'आश्रित', 'माँगा गया अंश'],
    [['1', 'सुनीता प्रकाश उदाहरण', '31', 'पत्नी', 'हाँ', '40 प्रतिशत']],
  )
  const [, , , , dependent = 0] = shareWidth(table)
  // In bold letters the word and the space around it are as wide as seven and a half of a line of 58.
  expect(dependent).toBeGreaterThan(7.5 / 58)
})

it('shares the whole width, and gives long texts the rest', () => {
  const shares = shareWidth(tableOf(['No.', 'Particulars'], [['1', 'A long description '.repeat(10)]]))
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2)
  expect(shares[1]).toBeGreaterThan(0.7)
})

it('gives the longer column of a signature the room that the shorter does not need', () => {
  const row = (left: string, right: string) => ({ left: [line(left)], right: [line(right)] })
  expect(
    shareColumns([
      row('Place: Nagpur', 'Farida Contractor'),
      row('', 'E-mail: farida.contractor@example.in'),
    ]),
  ).toEqual([3 / 8, 5 / 8])
  expect(shareColumns([row('Identified by me: Farida Contractor, Advocate', 'DEPONENT')])).toEqual([
    5 / 8,
    3 / 8,
  ])
  expect(shareColumns([row('Mediator of the first part', 'Mediator of the second part')])).toEqual([
    1 / 2,
    1 / 2,
  ])
  expect(shareColumns([row('PLAINTIFF', 'DEFENDANT')])).toEqual([1 / 2, 1 / 2])
})
