import { expect, it } from 'vitest'
import { askTogether } from './ask-together.ts'

const nextTick = () => new Promise(done => setImmediate(done))

/** Answers each question when it is told to, with what is true then. */
function openSource() {
  const asked: string[][] = []
  const answers: (() => void)[] = []
  let truth = 1
  const ask = askTogether<number>(keys => {
    asked.push([...keys])
    return new Promise(done => answers.push(() => done(new Map(keys.map(key => [key, truth])))))
  }, 200)
  return { ask, asked, answers, change: () => (truth += 1) }
}

it('what is asked while a question is under way is the next one, and everybody gets a truth of after they asked', async () => {
  const { ask, asked, answers, change } = openSource()
  const first = ask('asha')
  const later = Promise.all([ask('asha'), ask('bina'), ask('asha')])
  answers[0]?.()
  expect(await first).toBe(1)
  change()
  await nextTick()
  answers[1]?.()
  expect(await later).toEqual([2, 2, 2])
  expect(asked).toEqual([['asha'], ['asha', 'bina']])
})

it('a question that is never answered is given up with a sentence, and the next one is asked', async () => {
  const { ask, answers } = openSource()
  await expect(ask('asha')).rejects.toThrow(/cannot be reached .* try again/)
  const next = ask('bina')
  await nextTick()
  answers[1]?.()
  expect(await next).toBe(1)
})
