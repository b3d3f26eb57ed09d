import type { Language } from '#shared/languages.ts'
import type { UserStatus } from '#shared/users.ts'

export type DemoDraft = {
  form: string
  language: Language
  title?: string
  /** The number of questions to answer; all when absent. */
  answered?: number
}

export type DemoPerson = {
  username: string
  firstName: string
  lastName: string
  experience: 'new' | 'experienced'
  specialization?: string
  barCouncilId?: string
  phoneNumber?: string
  registeredDaysAgo: number
  status: UserStatus
  /** The reason for a rejection or a suspension. */
  reason?: string
  isAdmin?: boolean
  usageLimit?: number
  /** The number of documents made this month. */
  documents?: number
  drafts?: DemoDraft[]
}

/**
 * Fictitious people: their surnames mean sample, example, imaginary or nameless, and their addresses do
 * not exist.
 */
export const demoPeople: readonly DemoPerson[] = [
  {
    username: 'meera.namoona',
    firstName: 'Meera',
    lastName: 'Namoona',
    experience: 'experienced',
    specialization: 'Criminal Law',
    barCouncilId: 'SAMPLE/1001/2009',
    phoneNumber: '00000 00001',
    registeredDaysAgo: 40,
    status: 'approved',
    documents: 2,
    drafts: [
      { form: 'anticipatory-bail-sessions', language: 'hi' },
      {
        form: 'cheque-bounce-complaint',
        language: 'en',
        title: 'Complaint against Namoona Traders',
        answered: 12,
      },
      { form: 'vakalatnama', language: 'en' },
    ],
  },
  {
    username: 'vikram.udaharan',
    firstName: 'Vikram',
    lastName: 'Udaharan',
    experience: 'new',
    specialization: 'Family Law',
    barCouncilId: 'SAMPLE/1002/2024',
    registeredDaysAgo: 21,
    status: 'approved',
    drafts: [
      { form: 'divorce-mutual-consent-hma-first-motion', language: 'mr' },
      { form: 'rti-application', language: 'en', title: 'RTI: status of the road', answered: 5 },
    ],
  },
  {
    username: 'imran.misaal',
    firstName: 'Imran',
    lastName: 'Misaal',
    experience: 'experienced',
    specialization: 'Labour Law',
    registeredDaysAgo: 18,
    status: 'suspended',
    reason: 'We are waiting for your enrolment number. Reply with it and your account opens again.',
  },
  {
    username: 'kavita.kalpit',
    firstName: 'Kavita',
    lastName: 'Kalpit',
    experience: 'experienced',
    specialization: 'Property Law',
    barCouncilId: 'SAMPLE/1003/2012',
    registeredDaysAgo: 15,
    status: 'approved',
    usageLimit: 3,
    documents: 3,
    drafts: [{ form: 'notice-to-quit', language: 'en' }],
  },
  {
    username: 'joseph.kalpanik',
    firstName: 'Joseph',
    lastName: 'Kalpanik',
    experience: 'experienced',
    registeredDaysAgo: 12,
    status: 'approved',
    isAdmin: true,
  },
  {
    username: 'rohan.naamhin',
    firstName: 'Rohan',
    lastName: 'Naamhin',
    experience: 'new',
    registeredDaysAgo: 6,
    status: 'rejected',
    reason:
      'No enrolment number was given. Write to us with that of your State bar council, and we look again.',
  },
  {
    username: 'harpreet.namuna',
    firstName: 'Harpreet',
    lastName: 'Namuna',
    experience: 'new',
    specialization: 'Consumer Law',
    registeredDaysAgo: 1,
    status: 'pending',
  },
  {
    username: 'lakshmi.drishtant',
    firstName: 'Lakshmi',
    lastName: 'Drishtant',
    experience: 'experienced',
    specialization: 'Tax Law',
    barCouncilId: 'SAMPLE/1004/2001',
    registeredDaysAgo: 0.1,
    status: 'pending',
  },
]

export function emailOf({ username }: DemoPerson): string {
  return `${username}@chamber.example`
}
