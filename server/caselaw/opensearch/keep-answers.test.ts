import { expect, it } from 'vitest'
import { keepAnswers } from './keep-answers.ts'

function keepLengths(most: number) {
  const asked: string[][] = []
  const keep = keepAnswers(most, -1)
  const read = (...ids: string[]) =>
    keep(ids, async missing => {
      asked.push([...missing])
      return new Map(missing.filter(id => id !== 'nobody').map(id => [id, id.length]))
    })
  return { asked, read }
}

it('asks of each judgment once, also of one that has no answer', async () => {
  const { asked, read } = keepLengths(10)
  await read('a', 'nobody')
  expect([...(await read('bb', 'nobody', 'a'))]).toEqual([
    ['bb', 2],
    ['nobody', -1],
    ['a', 1],
  ])
  expect(await read('a', 'bb')).toEqual(
    new Map([
      ['a', 1],
      ['bb', 2],
    ]),
  )
  expect(asked).toEqual([['a', 'nobody'], ['bb']])
})

it('lets go what was loaded first, and still answers in full', async () => {
  const { asked, read } = keepLengths(2)
  await read('a', 'bb')
  const [one, other] = await Promise.all([read('a', 'ccc'), read('bb', 'dddd', 'eeeee')])
  expect([...one.values()]).toEqual([1, 3])
  expect([...other.values()]).toEqual([2, 4, 5])
  await read('dddd', 'a')
  expect(asked.at(-1)).toEqual(['a'])
})

it('keeps nothing of a question that failed', async () => {
  const keep = keepAnswers(10, 0)
  await expect(keep(['a'], () => Promise.reject(new Error('no node answers')))).rejects.toThrow('no node')
  expect([...(await keep(['a'], async () => new Map([['a', 3]]))).values()]).toEqual([3])
})
