import type { DraftSummary } from '#shared/contract/drafts.ts'
import type { FormValues } from '#shared/contract/forms.ts'
import { type Language, languages } from '#shared/languages.ts'

/** Answers kept on this device that the server does not have (yet): one record for each tab with unsaved answers. */
export type KeptAnswers = {
  id: string
  userId: number
  formId: number
  formTitle: string
  draftId?: number
  /** The draft's key, chosen before it is sent to the server the first time. */
  key: string
  /** Save Form was pressed: send it when there is a network. */
  isWanted: boolean
  /** The stored answers that `values` is based on. */
  base: FormValues
  values: FormValues
  language: Language
  keptAt: number
}

export type AnswerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'answers:'
const removalsPrefix = 'answerRemovals:'

/** False where the device has no space or forbids storage: the answers then last only as long as the page. */
export function keepAnswers(storage: AnswerStorage | null, kept: KeptAnswers): boolean {
  if (!storage) return false
  try {
    storage.setItem(keyOf(kept), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function dropAnswers(storage: AnswerStorage | null, kept: Pick<KeptAnswers, 'userId' | 'id'>) {
  storage?.removeItem(keyOf(kept))
}

/**
 * For signing out of a shared device. Forms that are still open, in this tab or another, see that the count of
 * removals has changed and write nothing more.
 */
export function dropAllAnswers(storage: AnswerStorage | null, userId: number) {
  for (const kept of listKept(storage, userId)) dropAnswers(storage, kept)
  storage?.setItem(`${removalsPrefix}${userId}`, String(countRemovals(storage, userId) + 1))
}

/** How often this person has removed all answers from this device. */
export function countRemovals(storage: AnswerStorage | null, userId: number): number {
  return Number(storage?.getItem(`${removalsPrefix}${userId}`) ?? 0)
}

/** The person's own records, latest first: other users of a shared phone must not see them. */
export function listKept(storage: AnswerStorage | null, userId: number): KeptAnswers[] {
  return listKeys(storage)
    .filter(key => key.startsWith(`${prefix}${userId}:`))
    .flatMap(key => parseKept(storage?.getItem(key) ?? null) ?? [])
    .filter(kept => kept.userId === userId)
    .sort((a, b) => b.keptAt - a.keptAt)
}

/** Whether the device has answers of any user: before sign-in nothing more may be shown. */
export function hasKept(storage: AnswerStorage | null): boolean {
  return listKeys(storage).some(key => key.startsWith(prefix))
}

export function listKeptFor(storage: AnswerStorage | null, userId: number, formId: number, draftId?: number) {
  return listKept(storage, userId).filter(kept => kept.formId === formId && kept.draftId === draftId)
}

export function parseKept(text: string | null): KeptAnswers | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isKept(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Storage throws where a browser forbids it. */
export function openAnswerStorage(): AnswerStorage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

function listKeys(storage: AnswerStorage | null): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
}

function keyOf({ userId, id }: Pick<KeptAnswers, 'userId' | 'id'>): string {
  return `${prefix}${userId}:${id}`
}

function isKept(value: unknown): value is KeptAnswers {
  if (typeof value !== 'object' || value === null) return false
  const kept = value as Partial<KeptAnswers> // we wrote it ourselves; each part that is used is looked at
  return (
    typeof kept.id === 'string' &&
    typeof kept.userId === 'number' &&
    typeof kept.formId === 'number' &&
    typeof kept.key === 'string' &&
    isValues(kept.base) &&
    isValues(kept.values) &&
    languages.some(language => language === kept.language)
  )
}

function isValues(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Turns answers kept for a draft that has been deleted into an unsaved form: otherwise nothing would lead to them. */
export function releaseOrphans(
  storage: AnswerStorage | null,
  kept: readonly KeptAnswers[],
  drafts: readonly Pick<DraftSummary, 'id'>[],
  newKey: () => string,
): KeptAnswers[] {
  const known = new Set(drafts.map(({ id }) => id))
  return kept.map(record => {
    if (record.draftId === undefined || known.has(record.draftId)) return record
    const free = { ...record, draftId: undefined, key: newKey(), isWanted: false }
    keepAnswers(storage, free)
    return free
  })
}
