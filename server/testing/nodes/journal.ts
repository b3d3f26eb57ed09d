/** One request as a person saw it; times of `performance.now`. */
export type Request = {
  what: string
  began: number
  ended: number
  status: number
  code: string | undefined
  message: string | undefined
}

export type Journal = {
  requests: Request[]
  /** What the servers said they had kept: drafts with their answers and who wrote them, and accounts. */
  drafts: Map<number, { token: string; from: string; values: Record<string, string> }>
  accounts: Set<string>
  /** Answers that a suspended person got from any server after the suspension was acknowledged. */
  letIn: string[]
  suspensions: number
}

export function openJournal(): Journal {
  return { requests: [], drafts: new Map(), accounts: new Set(), letIn: [], suspensions: 0 }
}

/** Overload and outages: whoever hears of them tries again. */
export const isOutage = ({ status }: Pick<Request, 'status'>) => status >= 500

type Init = { method?: string; body?: object; token?: string; from: string }
export type Answer = Awaited<ReturnType<typeof ask>>

/** Asks until it is answered, as a person does who presses the button again. `tries` tells whether an earlier try may have arrived. */
export async function askUntilAnswered(
  journal: Journal,
  what: string,
  url: string,
  init: Init,
): Promise<Answer & { tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const began = performance.now()
    const answer = await ask(url, init)
    const { code, message } = answer.status >= 400 ? (answer.body ?? {}) : {}
    journal.requests.push({ what, began, ended: performance.now(), status: answer.status, code, message })
    if (!isOutage(answer)) return { ...answer, tries }
    await new Promise(done => setTimeout(done, 200))
  }
}

export async function ask(url: string, { method, body, token, from }: Init) {
  const response = await fetch(url, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      'x-forwarded-for': from,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { 'x-session-token': token }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const isJson = response.headers.get('content-type')?.includes('json')
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, body: isJson ? JSON.parse(bytes.toString('utf8')) : bytes }
}
