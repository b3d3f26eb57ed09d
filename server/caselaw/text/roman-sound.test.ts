import { expect, it } from 'vitest'
import { createSoundMatcher, firstSounds } from './roman-sound.ts'

it.each([
  ['जमानत', ['jamanat', 'zamanat', 'jamaanat', 'zamaanat']],
  ['अग्रिम', ['agrim']],
  ['क्रूरता', ['krurta', 'kroorta', 'krurata']],
  ['न्यायालय', ['nyayalay', 'nyayalaya']],
  ['घटस्फोट', ['ghatasphot', 'ghatsfot', 'ghatasphotacha']],
  ['गुजारा', ['guzara', 'gujara']],
  ['वसीयत', ['vasiyat', 'wasiyat']],
  ['संविदा', ['sanvida', 'samvida']],
  ['अधिकार', ['adhikar', 'adhikaron']],
])('%s is written %j', (devanagari, spellings) => {
  const soundsLike = createSoundMatcher(devanagari)
  expect(spellings.filter(roman => !soundsLike?.(roman))).toEqual([])
})

it.each([
  ['जमानत', ['amanat', 'janmat', 'jaman']],
  ['क्रूरता', ['karta', 'kurta']],
  ['अधिकार', ['adhikshak', 'dhikkar']],
])('%s is not written %j', (devanagari, others) => {
  expect(others.filter(roman => createSoundMatcher(devanagari)?.(roman))).toEqual([])
})

it('a word with two consonants sounds like too many others', () => {
  expect(createSoundMatcher('वाद')).toBeUndefined()
  expect(createSoundMatcher('bail')).toBeUndefined()
})

it('knows with which letters it may begin', () => {
  expect(firstSounds('जमानत')).toEqual(['j'])
  expect(firstSounds('फसल')).toEqual(['f', 'p'])
})
