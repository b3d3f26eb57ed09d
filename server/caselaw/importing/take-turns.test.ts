import { expect, it } from 'vitest'
import { LibraryBusyError } from '../library/case-index.ts'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { takeTurns } from './take-turns.ts'

it('what can be done before is done once, before the turn comes, and nothing of it in the turn', async () => {
  const done: string[] = []
  let isBusy = true
  const writer = takeTurns({
    prepare: judgments => done.push(`prepare ${judgments.map(({ id }) => id)}`),
    async beginWrite() {
      done.push(isBusy ? 'wait' : 'begin')
      if (isBusy) {
        isBusy = false
        throw new LibraryBusyError('another import')
      }
      return {
        put: async judgments => void done.push(`put ${judgments.map(({ id }) => id)}`),
        remove: async () => {},
        publish: async () => {},
        close: async () => void done.push('close'),
      }
    },
  })
  await writer.put([makeJudgment('one', { text: 'Bail.' }), makeJudgment('two', { text: 'Bail.' })])
  expect(done).toEqual(['prepare one,two', 'wait', 'begin', 'put one,two', 'close'])
})
