import { expect, it } from 'vitest'
import { type Lexicon, readUnlessAnswered } from './lexicon.ts'

/** A library that knows these sections, by their numbers. */
const knowing = (...known: string[]) =>
  ((kind: string, { section }: { section: string }) =>
    kind === 'sections' && known.includes(section)) as Lexicon

function countReadings() {
  let readings = 0
  const read = readUnlessAnswered(lexicon => {
    readings += 1
    const isSection = lexicon('sections', { act: 'IPC', section: '302' })
    return isSection || lexicon('sections', { act: 'IPC', section: '304' }) ? 'a section' : 'words'
  })
  return { read, readings: () => readings }
}

it('a question is read once while the library answers the same', () => {
  const { read, readings } = countReadings()
  expect([read(knowing()), read(knowing('420')), readings()]).toEqual(['words', 'words', 1])
})

it('a question is read again when the library answers something else to what was asked', () => {
  const { read, readings } = countReadings()
  expect([read(knowing()), read(knowing('304')), read(knowing('304', '420'))]).toEqual([
    'words',
    'a section',
    'a section',
  ])
  expect(readings()).toBe(2)
  expect([read(knowing('302')), readings()]).toEqual(['a section', 3])
})
