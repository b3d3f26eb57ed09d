const sentences = {
  network: 'The model could not be reached.',
  refused: 'The model refused the request.',
  broken: 'The model failed.',
  slow: 'The model did not answer in time.',
  long: 'The model answered with more than is read.',
  unreadable: 'The model answered in a form that cannot be read.',
  empty: 'The model answered with nothing.',
} as const
export type ModelFailure = keyof typeof sentences

/**
 * Any failure of a model. It has no cause: an error of a library contains the request, and a server's own
 * message may repeat the key.
 */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly kind: ModelFailure
  /** The HTTP status, if the server answered with one. */
  readonly status: number | null

  constructor(kind: ModelFailure, status: number | null = null) {
    super(sentences[kind])
    this.kind = kind
    this.status = status
  }
}
