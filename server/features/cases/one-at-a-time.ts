import { AppError } from '#server/lib/app-error.ts'

export type Turns = <T>(personId: number, work: () => Promise<T>) => Promise<T>

/** More waiting searches than any page of the site makes: further ones are refused. */
const mostWaiting = 20

/** A person's searches run one after the other, so that one person cannot take the server from the others. */
export function createTurns(): Turns {
  const lines = new Map<number, { last: Promise<unknown>; size: number }>()

  return async (personId, work) => {
    const line = lines.get(personId) ?? { last: Promise.resolve(), size: 0 }
    if (line.size > mostWaiting) throw tooMany()
    line.size += 1
    lines.set(personId, line)
    const turn = line.last.then(work)
    line.last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      line.size -= 1
      if (line.size === 0) lines.delete(personId)
    }
  }
}

function tooMany(): AppError {
  return new AppError('rate_limited', 'Your earlier searches are still being answered.', {
    suggestion: 'Wait for their results, then search again.',
  })
}
