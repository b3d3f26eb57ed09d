import { normaliseCaseName } from '#server/law/cases/case-names.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { LandmarkJoiner } from './join-landmark.ts'
import type { Journal, JournalEntry } from './journal.ts'
import { areAlike, areEditions, signText } from './resemblance.ts'
import type { Skip, SkipReason, SourceItem } from './source.ts'

export type Outcome = 'imported' | 'replaced' | 'unchanged' | 'joined' | 'skipped'

type Owner = Pick<SourceItem, 'key' | 'label' | 'fingerprint'> & Marks

/** How a second item of one judgment is found: by name, day, court and number (`like`), and its words. */
type Marks = { like?: string; words?: string }

/** The result of one item for the library. */
export type Settled = {
  outcome: Outcome
  item: SourceItem
  skip?: Skip
  put?: Judgment
  /** The id of the judgment that the item was before, if it is another one now. */
  stale?: string
  entry?: JournalEntry
}

/** These may succeed the next time, so they are not written to the journal. */
const passing: readonly SkipReason[] = ['too_slow', 'failed', 'no_file']

/** Items are settled in source order, not in reading order, so that every import gives the same result. */
export function createSettler(journal: Journal, landmarks: LandmarkJoiner) {
  /** The item of this import that became a judgment, by its id and by its name, day and court. */
  const owners = new Map<string, Owner>()
  const namesakes = new Map<string, Owner[]>()

  function settleJudgment(item: SourceItem, read: Judgment): Settled {
    const before = journal.get(item.key)
    const words = signText(read)
    const joined = joinLandmark(item, read, words)
    const like = joined || item.isNamed ? undefined : likenessOf(read)
    const marks = { ...(like && { like }), words }
    const judgment = joined ?? { ...read, id: chooseId(item, read.id, marks) }
    const owner = findOwner(judgment.id, marks)
    const stale = before?.id !== judgment.id || owner ? before?.id : undefined
    if (owner) return settleDuplicate(item, owner, stale)
    claim(item, judgment.id, marks)
    const entry = {
      key: item.key,
      print: item.fingerprint,
      id: judgment.id,
      ...marks,
      ...(joined && { joined: true }),
    }
    return { outcome: outcomeOf(joined, before), item, put: judgment, stale, entry }
  }

  /** A landmark has one text. Another that fits it, such as an order on review, is a separate judgment. */
  function joinLandmark({ key }: SourceItem, read: Judgment, words: string): Judgment | null {
    const joined = landmarks.join(read)
    const holder = joined && (owners.get(joined.id) ?? journal.holderOf(joined.id))
    return holder && holder.key !== key && holder.words && !areEditions(words, holder.words) ? null : joined
  }

  function settleDuplicate(item: SourceItem, owner: Owner, stale?: string): Settled {
    const skip = { reason: 'duplicate' as const, detail: `of ${owner.label}` }
    const of: [string, string] = [owner.key, owner.fingerprint]
    const entry = { key: item.key, print: item.fingerprint, skipped: skip, of }
    return { outcome: 'skipped', item, skip, stale, entry }
  }

  /** If a file can no longer be read, the judgment read from it before stays in the library. */
  function settleSkip(item: SourceItem, skip: Skip): Settled {
    if (item.fingerprint === '' || passing.includes(skip.reason)) return { outcome: 'skipped', item, skip }
    const before = journal.get(item.key)
    if (before?.id) claim(item, before.id, before)
    const { id, like, words, joined } = before ?? {}
    const kept = id ? { id, like, words, joined } : {}
    const entry = { key: item.key, print: item.fingerprint, ...kept, skipped: skip }
    return { outcome: 'skipped', item, skip, entry }
  }

  function settleUnchanged(item: SourceItem, entry: JournalEntry): Settled {
    const owner = entry.id ? findOwner(entry.id, entry) : undefined
    if (owner) return settleDuplicate(item, owner, entry.id)
    if (entry.id) claim(item, entry.id, entry)
    if (!entry.skipped) return { outcome: 'unchanged', item }
    // Only this file writes it, so its reason is a SkipReason.
    return { outcome: 'skipped', item, skip: entry.skipped as Skip }
  }

  /** Two short judgments may begin on one page of a report, and a case may have two orders: all are kept. */
  function chooseId(item: SourceItem, id: string, marks: Marks): string {
    return isTaken(item, id, marks) ? `${id.slice(0, 100)}-${shortPrint(item)}` : id
  }

  /** Whether an id is of another text. An item named by its source replaces one of an earlier import. */
  function isTaken({ key, isNamed }: SourceItem, id: string, marks: Marks): boolean {
    const holder = owners.get(id) ?? (isNamed ? undefined : journal.holderOf(id))
    return holder !== undefined && holder.key !== key && isOther(marks, holder)
  }

  function findOwner(id: string, marks: Marks): Owner | undefined {
    const { like, words } = marks
    const named = like ? (namesakes.get(nameOf(like)) ?? []) : []
    return owners.get(id) ?? named.find(other => words && other.words && isSame(marks, other))
  }

  /** Only these fields are kept to the end, not the bytes of the file. */
  function claim({ key, label, fingerprint }: SourceItem, id: string, { like, words }: Marks) {
    const owner = { key, label, fingerprint, like, words }
    owners.set(id, owner)
    if (like) namesakes.set(nameOf(like), [...(namesakes.get(nameOf(like)) ?? []), owner])
  }

  return {
    settleJudgment,
    settleSkip,
    settleUnchanged,
    isOwned: (id: string) => owners.has(id),
  }
}

function outcomeOf(joined: Judgment | null, before: JournalEntry | undefined): Outcome {
  if (joined) return 'joined'
  return before?.id ? 'replaced' : 'imported'
}

/** What two items of one judgment have in common. The number is last, because one may not have it. */
function likenessOf({ title, date, court, caseNumber }: Judgment): string {
  return [normaliseCaseName(title), date ?? '', court.toLowerCase(), caseNumber ?? ''].join(between)
}

const between = ' | '

function nameOf(like: string): string {
  return like.split(between).slice(0, 3).join(between)
}

/**
 * For items of one name, day and court: the numbers must not conflict and the words must agree, so that no
 * text is lost because of its name alone.
 */
function isSame(one: Marks, other: Marks): boolean {
  const [ours, theirs] = [one, other].map(({ like = '' }) => like.split(between)[3] ?? '')
  if (ours && theirs && ours !== theirs) return false
  return areAlike(one.words ?? '', other.words ?? '')
}

/** For items with one id: whether the texts differ. With one name, day and court they may be editions. */
function isOther(one: Marks, other: Marks): boolean {
  const isNamesake = one.like && other.like ? nameOf(one.like) === nameOf(other.like) : undefined
  // Journals of earlier versions do not have the words.
  if (!one.words || !other.words) return isNamesake === false
  return isNamesake ? !areEditions(one.words, other.words) : !areAlike(one.words, other.words)
}

function shortPrint({ fingerprint }: SourceItem): string {
  return Buffer.from(fingerprint).toString('hex').slice(0, 10)
}
