import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Judgment } from '#shared/cases/judgment.ts'

/**
 * A judgment as one value of a column. What OpenSearch stores by itself is pressed together with its neighbours and with all that
 * was sent of them: to open twenty judgments it opened ten megabytes.
 */
export function packJudgment(judgment: Judgment): string {
  const level = constants.Z_BEST_COMPRESSION
  return deflateRawSync(JSON.stringify(judgment), { level }).toString('base64')
}

export function unpackJudgment(packed: string): Judgment {
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()) // written by packJudgment
}
