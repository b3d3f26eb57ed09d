import {
  type CitingKind,
  citingKinds,
  type LawChange,
  type MarkedThing,
} from '#shared/contract/law-changes.ts'

export const kindKeys = {
  form: 'forms',
  guide: 'guides',
  case: 'cases',
  update: 'updates',
  section: 'sections',
} as const satisfies Record<CitingKind, string>

/** What is marked, by kind; within a kind what is open comes first. */
export function groupThings(things: readonly MarkedThing[]): { kind: CitingKind; things: MarkedThing[] }[] {
  return citingKinds
    .map(kind => ({
      kind,
      things: things
        .filter(thing => thing.kind === kind)
        .sort(
          (one, other) =>
            Number(one.recheckedAt !== null) - Number(other.recheckedAt !== null) ||
            one.title.localeCompare(other.title, 'en'),
        ),
    }))
    .filter(({ things: own }) => own.length > 0)
}

export type ChangeState = 'open' | 'done' | 'withdrawn'

export function stateOf({ withdrawnAt, things }: Pick<LawChange, 'withdrawnAt' | 'things'>): ChangeState {
  if (withdrawnAt !== null) return 'withdrawn'
  return things.some(({ recheckedAt }) => recheckedAt === null) ? 'open' : 'done'
}

export function countDone(things: readonly MarkedThing[]): number {
  return things.filter(({ recheckedAt }) => recheckedAt !== null).length
}
