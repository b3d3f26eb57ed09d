import { expect, it } from 'vitest'
import { claims, contact, newsletterClaims } from './claims.ts'

it('the marketing figures are those of the specification', () => {
  const { forms, procedures, practiceAreas, users, verifiedForms } = claims
  expect({ forms, procedures, practiceAreas, users, verifiedForms }).toEqual({
    forms: '200+',
    procedures: '65+',
    practiceAreas: '12',
    users: '1000+',
    verifiedForms: '100+',
  })
  expect(newsletterClaims).toMatchObject({
    subscribers: '12,500+',
    issues: '156',
    openRate: '89%',
    rating: '4.8',
  })
  expect(contact.hoursIn.en).toBe('Mon-Fri 9 AM to 6 PM IST')
})
