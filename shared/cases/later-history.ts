/** What a later decision or Act did to a judgment, the most serious first. */
export const laterKinds = [
  'overruled',
  'reversed',
  'superseded by statute',
  'overruled in part',
  'superseded in part by statute',
  'doubted',
  'distinguished',
  'explained',
  'affirmed',
  'followed',
  'referred',
] as const
export type LaterKind = (typeof laterKinds)[number]

/** `by` is the later case or Act; `part` is the part of the judgment that is affected. */
export type LaterEvent = {
  kind: LaterKind
  by: string
  citation: string | null
  /** The later case, when it is in the library. */
  caseId: string | null
  part: string
}

const warnings: ReadonlySet<LaterKind> = new Set([
  'overruled',
  'reversed',
  'superseded by statute',
  'overruled in part',
  'superseded in part by statute',
  'doubted',
])

/** The most serious event that a person must know before citing the judgment. */
export function findWarning(events: readonly LaterEvent[]): LaterEvent | undefined {
  return laterKinds
    .filter(kind => warnings.has(kind))
    .flatMap(kind => events.find(event => event.kind === kind) ?? [])[0]
}

/** 'Overruled in part by A v B, 2020 INSC 1: the order of remand.' */
export function describeLater({ kind, by, citation, part }: LaterEvent): string {
  const subject = citation ? `${by}, ${citation}` : by
  return `${sentences[kind]} ${subject}${part ? `: ${part}` : ''}.`
}

const sentences: Record<LaterKind, string> = {
  overruled: 'Overruled by',
  reversed: 'Reversed by',
  'superseded by statute': 'Superseded by',
  'overruled in part': 'Overruled in part by',
  'superseded in part by statute': 'Superseded in part by',
  doubted: 'Doubted by',
  distinguished: 'Distinguished in',
  explained: 'Explained in',
  affirmed: 'Affirmed in',
  followed: 'Followed in',
  referred: 'Referred to in',
}
