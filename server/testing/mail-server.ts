import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { to: string[]; subject: string; text: string; head: string }

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** A real SMTP server on this machine that keeps what it receives, and can be told to refuse. */
export async function startMailServer() {
  const received: ReceivedMail[] = []
  let refusals = 0
  let delay = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true, // of a machine without a name server it would wait seconds for each mail
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        }
        const to = session.envelope.rcptTo.map(recipient => recipient.address)
        received.push({ to, ...parseMail(Buffer.concat(chunks).toString('utf8')) })
        setTimeout(done, delay)
      })
    },
  })
  server.on('error', () => {}) // a client that is killed in the middle of a mail
  await new Promise<void>(done => server.listen(0, '127.0.0.1', () => done()))
  const { port } = server.server.address() as AddressInfo // a server that listens on a port has one
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (count: number) => {
      refusals = count
    },
    /** How long it keeps a mail before it says that it has it. */
    slowDown: (milliseconds: number) => {
      delay = milliseconds
    },
    waitFor: (matches: (mail: ReceivedMail) => boolean) => waitFor(received, matches),
    stop: () => new Promise<void>(done => server.close(() => done())),
  }
}

async function waitFor(
  received: ReceivedMail[],
  matches: (mail: ReceivedMail) => boolean,
): Promise<ReceivedMail> {
  const end = Date.now() + 15_000
  while (Date.now() < end) {
    const found = received.find(matches)
    if (found) return found
    await new Promise(done => setTimeout(done, 50))
  }
  throw new Error(
    `The mail did not arrive. What did: ${JSON.stringify(received.map(({ to, subject }) => ({ to, subject })))}`,
  )
}

function parseMail(raw: string): Omit<ReceivedMail, 'to'> {
  const [folded = '', ...rest] = raw.split('\r\n\r\n')
  const head = folded.replace(/\r\n[ \t]/g, ' ')
  const body = rest.join('\r\n\r\n')
  const subject = /^subject: (.*)/im.exec(head)?.[1]?.trim() ?? ''
  const encoding = /^content-transfer-encoding: (.*)/im.exec(head)?.[1] ?? ''
  return {
    subject,
    head,
    text: decode(body, encoding).replaceAll('\r\n', '\n'),
  }
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
