import { promisify } from 'node:util'
import { constants, deflateRawSync, inflateRaw, type ZlibOptions } from 'node:zlib'
import type { Judgment } from '#shared/cases/judgment.ts'

/**
 * A judgment as one value of a column. What OpenSearch stores by itself is pressed together with its neighbours and with all that
 * was sent of them: to open twenty judgments it opened ten megabytes.
 */
export function packJudgment(judgment: Judgment): string {
  const level = constants.Z_BEST_COMPRESSION
  return deflateRawSync(JSON.stringify(judgment), { level }).toString('base64')
}

const inflate = promisify<Buffer, ZlibOptions, Buffer>(inflateRaw)

/** As a rule a judgment is one piece: each piece more is another turn of the thread that unpacks it. */
const chunkSize = 2 ** 16

/** On a thread of its own: a page shows twenty long ones. */
export async function unpackJudgment(packed: string): Promise<Judgment> {
  const text = await inflate(Buffer.from(packed, 'base64'), { chunkSize })
  return JSON.parse(text.toString()) // written by packJudgment
}
