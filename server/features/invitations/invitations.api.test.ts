import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, invitations } from '#server/db/schema.ts'
import { openTestApp, type TestApp } from '#server/testing/harness.ts'
import { deleteOldInvitations } from './store.ts'

let test: TestApp
let token: string
beforeAll(async () => {
  test = await openTestApp()
  const chief = await test.createSignedIn({ role: 'admin', username: 'chief', firstName: 'Chitra' })
  token = chief.token
})
afterAll(() => test.close())

const invite = (payload: object) =>
  test.call(token, { method: 'POST', url: '/api/admin/invitations', payload })
const list = async () => (await test.call(token, { method: 'GET', url: '/api/admin/invitations' })).body
const change = (id: number, withdrawn: boolean) =>
  test.call(token, { method: 'PATCH', url: `/api/admin/invitations/${id}`, payload: { withdrawn } })
const check = (invitation: string) =>
  test.call(undefined, { method: 'POST', url: '/api/invitation-checks', payload: { token: invitation } })
const tokenOf = (link: string) => new URL(link).searchParams.get('invitation') ?? ''

let made = 0
function register(invitation?: string, fields: object = {}) {
  made += 1
  const username = `invited${made}`
  const names = { username, email: `${username}@example.in`, firstName: 'Bina', lastName: 'Das' }
  return test.call(undefined, {
    method: 'POST',
    url: '/api/auth/register',
    payload: { ...names, password: 'green river under stones', invitation, ...fields },
  })
}

async function makeLink(payload: object = {}) {
  const { status, body } = await invite(payload)
  expect(status).toBe(201)
  return { token: tokenOf(body.link), id: body.invitations[0].id as number }
}

describe('an invitation by link', () => {
  it('says who invites, lets one person register, and is used up', async () => {
    const link = await makeLink({ note: 'Junior of Mrs Rao' })
    expect((await check(link.token)).body).toMatchObject({ invitedBy: 'Chitra Rao' })
    expect((await register(link.token)).status).toBe(201)
    expect(await register(link.token)).toMatchObject({ status: 410, body: { code: 'gone' } })
    expect((await check(link.token)).status).toBe(410)
    const [found] = (await list()).filter(({ id }: { id: number }) => id === link.id)
    expect(found).toMatchObject({
      state: 'used',
      uses: 1,
      note: 'Junior of Mrs Rao',
      invitedBy: 'Chitra Rao',
    })
    expect(found.people).toEqual([{ id: expect.any(Number), name: 'Bina Das', status: 'pending' }])
  })

  it('does not approve anybody: the account waits, with who invited it', async () => {
    const link = await makeLink()
    await register(link.token, { username: 'waiting.one', email: 'waiting.one@example.in' })
    const { body } = await test.call(token, { method: 'GET', url: '/api/admin/users' })
    const user = body.find((one: { username: string }) => one.username === 'waiting.one')
    expect(user).toMatchObject({ status: 'pending', invitedBy: 'Chitra Rao' })
    const letters = (await test.listMails()).filter(({ kind }) => kind === 'new-registration')
    expect(letters.at(-1)?.text).toContain('Invited by: Chitra Rao')
  })

  it('for several people lets in that many, also when they come at once', async () => {
    const link = await makeLink({ uses: 3 })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => register(link.token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 410, 410])
  })

  it('is not used up by a registration that fails', async () => {
    const link = await makeLink()
    const taken = await register(link.token, { username: 'chief' })
    expect(taken.body).toMatchObject({ code: 'taken', field: 'username' })
    expect((await register(link.token)).status).toBe(201)
  })

  it('ends on its day', async () => {
    const link = await makeLink({ days: 1 })
    test.turnClock(23 * 60 * 60 * 1000)
    expect((await check(link.token)).status).toBe(200)
    test.turnClock(2 * 60 * 60 * 1000)
    expect((await register(link.token)).status).toBe(410)
    const [found] = (await list()).filter(({ id }: { id: number }) => id === link.id)
    expect(found.state).toBe('expired')
    test.turnClock(-25 * 60 * 60 * 1000)
  })

  it('is withdrawn and brought back, and both are in the history', async () => {
    const link = await makeLink({ note: 'For the library' })
    expect((await change(link.id, true)).body.state).toBe('withdrawn')
    expect((await register(link.token)).status).toBe(410)
    expect((await change(link.id, true)).body.state).toBe('withdrawn')
    expect((await change(link.id, false)).body.state).toBe('open')
    expect((await register(link.token)).status).toBe(201)
    expect((await change(999_999, true)).status).toBe(404)
    const { body } = await test.call(token, { method: 'GET', url: '/api/admin/audit?subject=invitation' })
    const acts = body.rows.filter(({ subjectId }: { subjectId: number }) => subjectId === link.id)
    expect(acts.map((act: { action: string; subject: string }) => [act.action, act.subject])).toEqual([
      ['bring back', 'For the library'],
      ['withdraw', 'For the library'],
      ['invite', 'For the library'],
    ])
  })

  it('cannot be made up, and only its hash is stored', async () => {
    const link = await makeLink()
    expect((await check('made-up')).status).toBe(410)
    const [row] = await test.db.select().from(invitations).where(eq(invitations.id, link.id))
    const acts = await test.db.select().from(audit).where(eq(audit.subjectId, link.id))
    expect(JSON.stringify([row, acts, await list()])).not.toContain(link.token)
  })
})

describe('an invitation by mail', () => {
  it('goes to each address once, with a link of its own for one person', async () => {
    const emails = ['Asha@Example.in', 'asha@example.in', 'bina@example.in']
    const { body } = await invite({ emails, note: 'Pune bar' })
    expect(body.link).toBeNull()
    expect(body.invitations.map(({ email }: { email: string }) => email)).toEqual([
      'asha@example.in',
      'bina@example.in',
    ])
    const letters = (await test.listMails()).filter(({ kind }) => kind === 'invitation')
    const links = letters.map(({ text }) => /register\?invitation=([\w-]+)/.exec(text)?.[1] ?? '')
    expect(letters.map(({ to }) => to)).toEqual(['asha@example.in', 'bina@example.in'])
    expect(new Set(links).size).toBe(2)
    expect((await register(links[0])).status).toBe(201)
    expect((await check(links[1] ?? '')).status).toBe(200)
  })

  it.each([
    [{ emails: ['nobody'] }, 'emails.0'],
    [{ emails: ['a@example.in'], uses: 2 }, 'uses'],
    [{ emails: Array.from({ length: 51 }, (_, at) => `a${at}@example.in`) }, 'emails'],
    [{ uses: 0 }, 'uses'],
    [{ uses: 501 }, 'uses'],
    [{ days: 91 }, 'days'],
    [{ note: 'x'.repeat(121) }, 'note'],
  ])('refuses %j', async (payload, field) => {
    expect(await invite(payload)).toMatchObject({ status: 400, body: { field } })
  })
})

it('an old invitation is deleted, and who invited stays with the person', async () => {
  const link = await makeLink()
  await register(link.token, { username: 'kept.one', email: 'kept.one@example.in' })
  await deleteOldInvitations(test.db, new Date(test.now().getTime() + 15 * 24 * 60 * 60 * 1000))
  expect(await list()).toEqual([])
  const { body } = await test.call(token, { method: 'GET', url: '/api/admin/users' })
  expect(body.find((one: { username: string }) => one.username === 'kept.one').invitedBy).toBe('Chitra Rao')
})
