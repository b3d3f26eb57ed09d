import { expect, it } from 'vitest'
import { writeSentence } from './CiteInDraft.tsx'

it('writes the sentence in the language of the draft', () => {
  expect(writeSentence('A v. B, (2014) 8 SCC 273', 'en')).toBe(
    'Reliance is placed on A v. B, (2014) 8 SCC 273.',
  )
  expect(writeSentence('A v. B', 'hi')).toContain('A v. B के निर्णय')
})
