import { expect, it } from 'vitest'
import { foldName, skeletonOf } from './fold-name.ts'

it.each([
  ['kesavananda', 'keshavanand'],
  ['vishaka', 'vishakha'],
  ['puttaswamy', 'putaswami'],
  ['laxmi', 'lakshmi'],
  ['githa', 'geeta'],
  ['singh', 'sing'],
  ['basu', 'basoo'],
  ['chandra', 'chhandra'],
  ['zahira', 'jahira'],
])('%s sounds like %s', (one, other) => expect(foldName(one)).toBe(foldName(other)))

it.each([
  ['kumar', 'kumari'],
  ['chand', 'kand'],
  ['ram', 'rama'],
])('%s does not sound like %s', (one, other) => expect(foldName(one)).not.toBe(foldName(other)))

it('keeps the consonants of a name whose vowels have changed places', () => {
  expect(skeletonOf(foldName('menaka'))).toBe(skeletonOf(foldName('maneka')))
})
