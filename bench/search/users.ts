import type { CaseQuestion } from '#shared/contract/cases.ts'

export type Questions = { type: CaseQuestion['searchType']; questions: CaseQuestion[] }

export const users = 16

type Asking = {
  types: readonly Questions[]
  ask: (question: CaseQuestion, user: number) => Promise<unknown>
  /** Whether a user asks another question after `turn` questions. */
  goesOn: (turn: number) => boolean
}

/** Users who ask a different question as soon as they have an answer. */
export async function askTogether({
  types,
  ask,
  goesOn,
}: Asking): Promise<{ times: number[]; seconds: number }> {
  const questions = types.flatMap(({ questions: of }) => of)
  const times: number[] = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: users }, async (_, user) => {
      for (let turn = 0; goesOn(turn); turn += 1) {
        const asked = performance.now()
        await ask(questions[(user * 7 + turn * 11) % questions.length] as CaseQuestion, user) // the index is in range
        times.push(performance.now() - asked)
      }
    }),
  )
  return { times, seconds: (performance.now() - started) / 1000 }
}
