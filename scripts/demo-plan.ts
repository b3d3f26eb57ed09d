import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import {
  changeUserCall,
  changeUserStatusCall,
  listUsersCall,
  sendMessageCall,
  userList,
} from '#shared/contract/admin-users.ts'
import { registerCall, verifyEmailCall } from '#shared/contract/auth.ts'
import { addressOf } from '#shared/contract/call.ts'
import { createDraftCall } from '#shared/contract/drafts.ts'
import { makeDocumentCall } from '#shared/contract/forms.ts'
import { listMailsCall, mailList } from '#shared/contract/mail.ts'
import type { UserStatus } from '#shared/users.ts'
import { type DemoDraft, type DemoPerson, emailOf } from './demo-people.ts'
import { loadSample } from './load-sample.ts'

/** The calls that a step can make: without an account, as a named person, or as the administrator. */
export type DemoSite = {
  password: string
  call: (request: InjectOptions, as?: string) => Promise<unknown>
  callAsAdmin: (request: InjectOptions) => Promise<unknown>
}

export type Step = { daysAgo: number; act: () => Promise<unknown> }

/** The history of a person, in a possible order. */
export function planPerson(person: DemoPerson, site: DemoSite): Step[] {
  const { registeredDaysAgo, status } = person
  const decided = registeredDaysAgo - 1
  const isIn = status === 'approved' || status === 'suspended'
  return [
    { daysAgo: registeredDaysAgo, act: () => register(person, site) },
    ...(status === 'rejected'
      ? [{ daysAgo: decided, act: () => setStatus(person, 'rejected', site, person.reason) }]
      : []),
    ...(isIn ? [{ daysAgo: decided, act: () => approve(person, site) }] : []),
    ...(status === 'suspended' ? [{ daysAgo: 2, act: () => suspend(person, site) }] : []),
    ...(person.drafts ?? []).map((draft, index) => ({
      daysAgo: 0.1 + index * 1.3,
      act: () => save(draft, person, site),
    })),
    { daysAgo: 0.05, act: () => drawDocuments(person, site) },
  ]
}

function register(person: DemoPerson, { call, password }: DemoSite) {
  const { username, firstName, lastName, experience, specialization, barCouncilId, phoneNumber } = person
  const details = { username, firstName, lastName, experience, specialization, barCouncilId, phoneNumber }
  return call({
    method: 'POST',
    url: addressOf(registerCall),
    payload: { ...details, email: emailOf(person), password },
  })
}

async function approve(person: DemoPerson, site: DemoSite) {
  await confirmAddress(person, site)
  await setStatus(person, 'approved', site)
  const { isAdmin, usageLimit } = person
  if (!isAdmin && usageLimit === undefined) return
  const payload = { ...(isAdmin && { role: 'admin' }), usageLimit }
  await site.callAsAdmin({
    method: 'PATCH',
    url: addressOf(changeUserCall, { params: { id: await findId(person, site) } }),
    payload,
  })
}

async function suspend(person: DemoPerson, site: DemoSite) {
  const payload = {
    recipientId: await findId(person, site),
    subject: 'Your enrolment number',
    message: 'Please send us your enrolment number. Your account is suspended until we have it.',
    messageType: 'warning',
    priority: 'high',
  }
  await site.callAsAdmin({ method: 'POST', url: addressOf(sendMessageCall), payload })
  await setStatus(person, 'suspended', site, person.reason)
}

async function setStatus(person: DemoPerson, status: UserStatus, site: DemoSite, reason?: string) {
  const url = addressOf(changeUserStatusCall, { params: { id: await findId(person, site) } })
  return site.callAsAdmin({ method: 'PATCH', url, payload: { status, reason } })
}

/** Without a mail server, the link is in the outbox. */
async function confirmAddress(person: DemoPerson, site: DemoSite) {
  const { mails } = mailList.parse(await site.callAsAdmin({ method: 'GET', url: addressOf(listMailsCall) }))
  const mail = mails.find(({ to, text }) => to === emailOf(person) && text.includes('/verify-email?token='))
  const token = mail?.text.match(/verify-email\?token=([\w-]+)/)?.[1]
  return site.call({ method: 'POST', url: addressOf(verifyEmailCall), payload: { token } })
}

async function findId({ username }: DemoPerson, site: DemoSite): Promise<number | undefined> {
  const users = userList.parse(await site.callAsAdmin({ method: 'GET', url: addressOf(listUsersCall) }))
  return users.find(user => user.username === username)?.id
}

function save({ form: slug, language, title, answered }: DemoDraft, person: DemoPerson, site: DemoSite) {
  const { form, valuesIn } = loadSample(slug)
  const values = Object.fromEntries(Object.entries(valuesIn(language)).slice(0, answered))
  const payload = { key: randomUUID(), formId: form.id, language, title, values }
  return site.call({ method: 'POST', url: addressOf(createDraftCall), payload }, emailOf(person))
}

async function drawDocuments(person: DemoPerson, site: DemoSite) {
  const { form, valuesIn } = loadSample('notice-to-quit')
  const payload = { language: 'en', format: 'pdf', values: valuesIn('en') }
  for (let drawn = 0; drawn < (person.documents ?? 0); drawn += 1)
    await site.call(
      { method: 'POST', url: addressOf(makeDocumentCall, { params: { id: form.id } }), payload },
      emailOf(person),
    )
}
