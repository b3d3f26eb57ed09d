import { z } from 'zod'
import { laterKinds } from '#shared/cases/later-history.ts'
import { defineCall } from './call.ts'
import { caseReference, caseTreatment } from './cases.ts'

// What stands around a judgment: its later history, those that it cites and that cite it, and those like it.

/** At most so many judgments on each side of a network. */
export const mostNeighbours = 12

/** What a later judgment or Act did with a judgment. */
export const historyPoint = z.object({
  kind: z.enum(laterKinds),
  /** Of the later judgment, or as its citation or the name of the Act prints it. */
  year: z.int().nullable(),
  /** The later judgment or Act. */
  title: z.string(),
  citation: z.string().nullable(),
  caseId: z.string().nullable(),
  /** What of the judgment it touches; empty where it is the whole. */
  part: z.string(),
  /** The sentence that says so, where it was read from the later judgment; null where we wrote it. */
  told: caseTreatment.omit({ kind: true }).nullable(),
})
export type HistoryPoint = z.infer<typeof historyPoint>

export const caseHistory = z.object({
  decided: z.object({ date: z.string().nullable(), year: z.int().nullable() }),
  /** By year; those of no known year come last. */
  points: z.array(historyPoint),
  /** So many earlier ones are left out of `points`. */
  left: z.int(),
})
export type CaseHistory = z.infer<typeof caseHistory>

const neighbour = caseReference.extend({ kinds: z.array(caseTreatment.shape.kind) })
export type Neighbour = z.infer<typeof neighbour>

const side = z.object({ total: z.int(), cases: z.array(neighbour) })

/** A judgment between those of the library that it cites and those that cite it, the most cited first. */
export const caseNetwork = z.object({ centre: caseReference, cites: side, citedBy: side })
export type CaseNetwork = z.infer<typeof caseNetwork>

const caseParams = z.object({ id: z.string().max(200) })

export const readHistoryCall = defineCall('GET /api/case-law/:id/history', {
  access: 'user',
  params: caseParams,
  answer: caseHistory,
})

/** Judgments like one, best first. It is a search, of which nothing is kept or counted. */
export const listLikeCall = defineCall('GET /api/case-law/:id/like', {
  access: 'user',
  params: caseParams,
  answer: z.array(caseReference),
})

export const readNetworkCall = defineCall('GET /api/case-law/:id/network', {
  access: 'user',
  params: caseParams,
  answer: caseNetwork,
})
