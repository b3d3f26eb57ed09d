import { expect, it } from 'vitest'
import { createAnswerReader } from './answer-reader.ts'

function feed(text: string, size: number): boolean[] {
  const isComplete = createAnswerReader()
  const bytes = Buffer.from(text)
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
  return pieces.map(isComplete)
}

it('an answer with a length is complete with its last byte, however it is cut', () => {
  const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\nhello world'
  for (const size of [1, 7, 40, 1000]) {
    const found = feed(answer, size)
    expect(found.at(-1)).toBe(true)
    expect(found.filter(Boolean)).toHaveLength(1)
  }
})

it('an answer in chunks ends with the empty chunk', () => {
  const answer = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n'
  expect(feed(answer, 1000)).toEqual([true])
  expect(feed(answer, 59)).toEqual([false, true])
})

it('several answers on one connection are told apart', () => {
  const isComplete = createAnswerReader()
  for (let turn = 0; turn < 3; turn += 1) {
    expect(isComplete(Buffer.from('HTTP/1.1 304 Not Modified\r\n\r\n'))).toBe(true)
    expect(isComplete(Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\no'))).toBe(false)
    expect(isComplete(Buffer.from('k'))).toBe(true)
  }
})

it('a refusal is not measured as a fast answer', () => {
  expect(() => feed('HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\n\r\n', 1000)).toThrow('429')
})
