import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { adminLogin, callJson, startChildServer } from '#server/testing/child-server.ts'
import { copyDataFolder } from '#server/testing/data-template.ts'
import { startMailServer } from '#server/testing/mail-server.ts'

it('a stop in the middle of many mails loses none and sends none twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'munshi-mail-'))
  const mails = await startMailServer()
  mails.slowDown(400)
  const env = { SMTP_URL: mails.url }
  const first = await startChildServer(await copyDataFolder(join(folder, 'data')), env)
  const { body } = await callJson(first.url, '/api/auth/login', { body: adminLogin })
  const names = ['one', 'two', 'three', 'four', 'five', 'six']
  for (const username of names)
    await callJson(first.url, '/api/admin/users', {
      body: { username, email: `${username}@example.in` },
      token: body.sessionToken,
    })
  await mails.waitFor(mail => mail.to.includes('two@example.in'))
  expect(await first.stop()).toBe(0)
  expect(mails.received.length).toBeLessThan(names.length)
  const second = await startChildServer(join(folder, 'data'), env)
  await mails.waitFor(mail => mail.to.includes('six@example.in'))
  await second.stop()
  await mails.stop()
  const counts = names.map(
    name => mails.received.filter(mail => mail.to.includes(`${name}@example.in`)).length,
  )
  expect(counts).toEqual([1, 1, 1, 1, 1, 1])
  await rm(folder, { recursive: true, force: true })
})
