import type { FailureCode } from '#shared/contract/library.ts'

/** Why a filling ended before its end. The message is for the operator; the screen says it from code and detail. */
export class FillingError extends Error {
  readonly code: FailureCode
  readonly detail: string

  constructor(code: FailureCode, detail: string) {
    super(sentences[code](detail))
    this.name = 'FillingError'
    this.code = code
    this.detail = detail
  }
}

const sentences: Record<FailureCode, (detail: string) => string> = {
  no_network: detail => `${detail} cannot be reached. Check this machine's network, then run the same again.`,
  not_there: detail => `The open data has nothing of what was asked for: ${detail}.`,
  refused: detail => `The address does not give it out: ${detail}.`,
  cut_off: detail =>
    `The connection was cut off again and again: ${detail}. What has come is kept; run the same again to go on.`,
  wrong_size: detail => `A file has another size than was announced: ${detail}.`,
  wrong_checksum: detail =>
    `A file came damaged twice (its checksum is wrong): ${detail}. Run the same again later.`,
  disk_full: detail => `There is not enough room on the disk: ${detail}. Make room, then run the same again.`,
  not_understood: detail => detail,
  nothing_read: () => 'Nothing of this source could be read.',
  no_folder: detail => `There is no folder ${detail}.`,
  died: detail => `The import ended unexpectedly (${detail}). Run the same again to go on.`,
  unexpected: detail => detail,
}
