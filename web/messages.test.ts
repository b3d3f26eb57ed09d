import { expect, it } from 'vitest'
import { perLanguage } from './messages.ts'

const without = () => Promise.reject(new TypeError('no network'))

it('shows the words that are there while those of another language cannot be fetched', async () => {
  let isOnline = true
  const part = perLanguage(async language => (isOnline ? `words in ${language}` : without()))
  expect(await part.show('en')).toBe('words in en')
  isOnline = false
  expect(await part.show('hi')).toBe('words in en')
  isOnline = true
  await part.load('hi')
  expect(await part.show('hi')).toBe('words in hi')
})

it('asks once for what the screen waits for, however often it is drawn', async () => {
  let fetched = 0
  const part = perLanguage(() => {
    fetched += 1
    return without()
  })
  const drawn = [part.show('mr'), part.show('mr')]
  await Promise.allSettled(drawn)
  await expect(part.show('mr')).rejects.toThrow('no network')
  expect(fetched).toBe(1)
})
