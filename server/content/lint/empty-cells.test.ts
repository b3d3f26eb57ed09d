import { describe, expect, it } from 'vitest'
import { cellsAreFilled } from './empty-cells.ts'
import { added, draftOf, withNotes } from './testing/drafts.ts'

const question = (name: string, more: string) =>
  `\n  - { name: ${name}, group: papers, label: { en: ${name}, hi: उत्तर, mr: उत्तर }, type: text, ${more} }`
const yaml = (text: string) =>
  withNotes(text).replace(
    '\n  - { use: place',
    `${question('paperOf', 'required: true')}${question('paperWhy', 'required: false, required if: paperNote is answered')}\n  - { use: place`,
  )

const found = (row: string, header = '| No. | Paper | Note |') =>
  cellsAreFilled(draftOf({ yaml, en: added(`${header}\n${row}`) })).map(
    ({ message }) => message.split(',')[0],
  )

describe('the cell of an optional question', () => {
  it.each([
    ['alone', '| {#} | {paperName} | {paperNote} |'],
    ['under its own condition', '| {#} | {paperName} | {if paperNote is answered}dated {paperNote}{end} |'],
    ['beside one that may be asked for', '| {#} | {paperWhy} | {paperNote} |'],
  ])('is told %s', (_, row) => {
    expect(found(row)).toEqual(['The cell of {paperNote}'])
  })

  it.each([
    ['that says so itself', '| {#} | {paperName} | {if paperNote is answered}{paperNote}{else}none{end} |'],
    ['with other words', '| {#} | {paperName} | Note: {paperNote} |'],
    ['with a required answer', '| {#} | {paperName} | {paperOf} {paperNote} |'],
    ['with one that is required then', '| {#} | {paperName} | {paperWhy} |'],
    ['of a line that goes with it', '| {#} | {paperNote} | |'],
  ])('is left alone %s', (_, row) => {
    expect(found(row)).toEqual([])
  })
})
