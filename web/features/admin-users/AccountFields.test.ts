import { expect, it } from 'vitest'
import { listExperienceOptions } from './AccountFields.tsx'

const values = (...present: Parameters<typeof listExperienceOptions>) =>
  listExperienceOptions(...present).map(option => option.value)

it('offers the administrator’s four experiences', () => {
  expect(values()).toEqual(['beginner', 'intermediate', 'experienced', 'senior'])
  expect(values('senior')).toEqual(['beginner', 'intermediate', 'experienced', 'senior'])
})

it('offers a newly registered advocate’s own value too, so that saving leaves it', () => {
  expect(values('new')).toEqual(['new', 'beginner', 'intermediate', 'experienced', 'senior'])
})
