import { expect, it } from 'vitest'
import { makeJudgment } from '../library/testing/make-judgment.ts'
import { packJudgment, unpackJudgment } from './packed-judgment.ts'

it('a judgment is after unpacking what it was, in any language', async () => {
  const judgment = makeJudgment('alpha', { text: 'अग्रिम जमानत कब मिल सकती है? Bail. '.repeat(3000) })
  const packed = packJudgment(judgment)
  expect(await unpackJudgment(packed)).toEqual(judgment)
  expect(packed.length).toBeLessThan(JSON.stringify(judgment).length / 10)
})
