import type { LaterEvent, LaterKind } from '#shared/cases/later-history.ts'
import { defineMessages } from '#web/messages.ts'
import type { Say } from '#web/say.ts'
import type { messages as english } from './messages/en.ts'

export const judgmentMessages = defineMessages<typeof english>({
  en: () => import('./messages/en.ts'),
  hi: () => import('./messages/hi.ts'),
  mr: () => import('./messages/mr.ts'),
})
export type SayJudgment = Say<typeof english>

/** What a later case or Act did, as a sentence. */
export const laterKeys = {
  overruled: 'wasOverruled',
  reversed: 'wasReversed',
  'superseded by statute': 'wasSuperseded',
  'overruled in part': 'wasOverruledInPart',
  'superseded in part by statute': 'wasSupersededInPart',
  doubted: 'wasDoubted',
  distinguished: 'wasDistinguished',
  explained: 'wasExplained',
  affirmed: 'wasAffirmed',
  followed: 'wasFollowed',
  referred: 'wasReferred',
} as const satisfies Record<LaterKind, string>

/** 'Overruled in part by A v B, 2020 INSC 1: the order of remand.' */
export function describeLater({ kind, by, citation, part }: LaterEvent, say: SayJudgment): string {
  return say(laterKeys[kind], {
    by: citation ? `${by}, ${citation}` : by,
    part: part ? `: ${part}` : '',
  })
}
