import type { UserView } from '#shared/contract/account.ts'

export function makeUser(fields: Partial<UserView> = {}): UserView {
  return {
    id: 1,
    username: 'asha',
    email: 'asha@example.com',
    firstName: 'Asha',
    lastName: 'Kulkarni',
    phoneNumber: null,
    barCouncilId: 'MAH/1234/2026',
    enrolmentState: null,
    experience: 'new',
    specialization: 'Criminal law',
    chamberAddress: null,
    usualCourt: null,
    usualPlace: null,
    language: null,
    role: 'user',
    status: 'pending',
    statusReason: null,
    usageCount: 0,
    usageLimit: 500,
    lastLogin: null,
    createdAt: '2026-11-01T05:00:00.000Z',
    updatedAt: '2026-11-01T05:00:00.000Z',
    emailVerified: false,
    invitedBy: null,
    secondFactor: false,
    needsStrongerSignIn: false,
    version: 1,
    ...fields,
  }
}
