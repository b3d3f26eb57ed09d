import { adminLogin, callJson, startChildServer } from './child-server.ts'

type Outcome = { rounds: number; acknowledged: number; lost: string[] }

/** Starts the server, writes as fast as it answers, kills it, and after each restart looks for everything it had acknowledged. */
export async function crashRepeatedly(dataDir: string, rounds: number, writeFor: number): Promise<Outcome> {
  const acknowledged = new Set<string>()
  const lost = new Set<string>()
  for (let round = 0; round <= rounds; round += 1) {
    const server = await startChildServer(dataDir)
    const { body } = await callJson(server.url, '/api/auth/login', { body: adminLogin })
    const present = await listUsernames(server.url, body.sessionToken)
    for (const username of acknowledged) if (!present.has(username)) lost.add(username)
    if (round < rounds) {
      const writers = [0, 1, 2, 3].map(writer =>
        write(server.url, body.sessionToken, `r${round}w${writer}`, acknowledged),
      )
      await new Promise(done => setTimeout(done, writeFor))
      await server.kill()
      await Promise.all(writers)
    } else await server.stop()
  }
  return { rounds, acknowledged: acknowledged.size, lost: [...lost] }
}

async function listUsernames(url: string, token: string): Promise<Set<string>> {
  const { body } = await callJson(url, '/api/admin/users', { token })
  return new Set(body.map((user: { username: string }) => user.username))
}

/** Until the connection breaks. Only an answer counts as acknowledged. */
async function write(url: string, token: string, prefix: string, acknowledged: Set<string>) {
  for (let number = 0; ; number += 1) {
    const username = `${prefix}n${number}`
    const body = { username, email: `${username}@example.in` }
    const answer = await callJson(url, '/api/admin/users', { body, token }).catch(() => undefined)
    if (!answer) return
    if (answer.status === 201) acknowledged.add(username)
  }
}
