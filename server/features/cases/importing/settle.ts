import { normaliseCaseName } from '#shared/cases/case-names.ts'
import type { Judgment } from '#shared/cases/judgment.ts'
import type { LandmarkJoiner } from './join-landmark.ts'
import type { Journal, JournalEntry } from './journal.ts'
import type { Skip, SkipReason, SourceItem } from './source.ts'

export type Outcome = 'imported' | 'replaced' | 'unchanged' | 'joined' | 'skipped'

type Owner = Pick<SourceItem, 'key' | 'label' | 'fingerprint'> & { like?: string }

/** What an item means for the library. */
export type Settled = {
  outcome: Outcome
  item: SourceItem
  skip?: Skip
  put?: Judgment
  /** The judgment that the item was before and no longer is. */
  stale?: string
  entry?: JournalEntry
}

/** What may go better the next time is not written down as done. */
const passing: readonly SkipReason[] = ['too_slow', 'failed', 'no_file']

/** Items are settled in the order of the source, whoever was read first: so it is the same in every import. */
export function createSettler(journal: Journal, landmarks: LandmarkJoiner) {
  /** Which item of this import became a judgment, by its id and by what a duplicate has in common with it. */
  const owners = new Map<string, Owner>()

  function settleJudgment(item: SourceItem, read: Judgment): Settled {
    const before = journal.get(item.key)
    const joined = landmarks.join(read)
    const like = joined || item.isNamed ? undefined : likenessOf(read)
    const judgment = joined ?? { ...read, id: chooseId(item, read.id, like) }
    const owner = findOwner(judgment.id, like)
    const stale = before?.id !== judgment.id || owner ? before?.id : undefined
    if (owner) return settleDuplicate(item, owner, stale)
    claim(item, judgment.id, like)
    const entry = {
      key: item.key,
      print: item.fingerprint,
      id: judgment.id,
      ...(like && { like }),
      ...(joined && { joined: true }),
    }
    return { outcome: outcomeOf(joined, before), item, put: judgment, stale, entry }
  }

  function settleDuplicate(item: SourceItem, owner: Owner, stale?: string): Settled {
    const skip = { reason: 'duplicate' as const, detail: `of ${owner.label}` }
    const of: [string, string] = [owner.key, owner.fingerprint]
    const entry = { key: item.key, print: item.fingerprint, skipped: skip, of }
    return { outcome: 'skipped', item, skip, stale, entry }
  }

  /** What could be read before stays in the library when its file has become unreadable. */
  function settleSkip(item: SourceItem, skip: Skip): Settled {
    if (item.fingerprint === '' || passing.includes(skip.reason)) return { outcome: 'skipped', item, skip }
    const before = journal.get(item.key)
    if (before?.id) claim(item, before.id, before.like)
    const kept = before?.id ? { id: before.id, like: before.like, joined: before.joined } : {}
    const entry = { key: item.key, print: item.fingerprint, ...kept, skipped: skip }
    return { outcome: 'skipped', item, skip, entry }
  }

  function settleUnchanged(item: SourceItem, entry: JournalEntry): Settled {
    const owner = entry.id ? findOwner(entry.id, entry.like) : undefined
    if (owner) return settleDuplicate(item, owner, entry.id)
    if (entry.id) claim(item, entry.id, entry.like)
    if (!entry.skipped) return { outcome: 'unchanged', item }
    // Written by settleSkip, so its reason is one.
    return { outcome: 'skipped', item, skip: entry.skipped as Skip }
  }

  /** Two short judgments may begin on one page of a report, and so have one citation. */
  function chooseId(item: SourceItem, id: string, like: string | undefined): string {
    const other = owners.get(`id ${id}`)?.like
    return other && like && isAnother(like, other) ? `${id.slice(0, 100)}-${shortPrint(item)}` : id
  }

  function findOwner(id: string, like: string | undefined): Owner | undefined {
    return owners.get(`id ${id}`) ?? (like && dayOf(like) ? owners.get(`like ${like}`) : undefined)
  }

  /** The owner is remembered to the end; the bytes of its file are not. */
  function claim({ key, label, fingerprint }: SourceItem, id: string, like: string | undefined) {
    const owner = { key, label, fingerprint, like }
    owners.set(`id ${id}`, owner)
    if (like) owners.set(`like ${like}`, owner)
  }

  return {
    settleJudgment,
    settleSkip,
    settleUnchanged,
    isOwned: (id: string) => owners.has(`id ${id}`),
  }
}

function outcomeOf(joined: Judgment | null, before: JournalEntry | undefined): Outcome {
  if (joined) return 'joined'
  return before?.id ? 'replaced' : 'imported'
}

/** One name, day and court are one judgment, unless two numbers say that it is two. */
function likenessOf({ title, date, court, caseNumber }: Judgment): string {
  return [normaliseCaseName(title), date ?? '', court.toLowerCase(), caseNumber ?? ''].join(between)
}

const between = ' | '

function dayOf(like: string): string {
  return like.split(between)[1] ?? ''
}

/** Neither of one name nor of one day. */
function isAnother(one: string, other: string): boolean {
  return one.split(between)[0] !== other.split(between)[0] && dayOf(one) !== dayOf(other)
}

function shortPrint({ fingerprint }: SourceItem): string {
  return Buffer.from(fingerprint).toString('hex').slice(0, 10)
}
