import { AppError } from '#server/lib/app-error.ts'
import { annexureLimits } from '#shared/annexures.ts'
import { type Said, said } from '#shared/messages/said.ts'
import type { Refusal } from './files/file-facts.ts'

/** For messages. */
export function inMegabytes(bytes: number): number {
  return Math.round(bytes / (1024 * 1024))
}

const sentences: Record<Refusal, () => Said> = {
  encrypted: () => said('annexureEncrypted'),
  damaged: () => said('annexureDamaged'),
  cutShort: () => said('annexureCutShort'),
  empty: () => said('annexureEmpty'),
  swollen: () => said('annexureSwollen'),
  tooManyPages: () => said('annexureTooManyPages', { max: annexureLimits.pagesOfFile }),
  scripts: () => said('annexureScripts'),
  liveForm: () => said('annexureLiveForm'),
  heic: () => said('annexureHeic'),
  unknownKind: () => said('annexureUnknownKind'),
  hugePicture: () => said('annexureHugePicture'),
  tooSlow: () => said('annexureTooSlow'),
}

export function refuseFile(refusal: Refusal): AppError {
  return new AppError('validation', sentences[refusal](), { field: 'file' })
}

export function tooLarge(): AppError {
  return new AppError('too_large', said('annexureTooLarge', { max: inMegabytes(annexureLimits.bytes) }))
}

export function oneAtATime(): AppError {
  return new AppError('rate_limited', said('annexureOneAtATime'), { retryAfter: 2 })
}

export function tooMany(): AppError {
  return new AppError('unavailable', said('annexuresBusy'), { retryAfter: 20 })
}
