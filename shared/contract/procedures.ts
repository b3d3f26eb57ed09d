import { z } from 'zod'
import type { LaterKind } from '#shared/cases/later-history.ts'
import { defineCall } from '#shared/contract/call.ts'
import { formIdParams } from '#shared/contract/forms.ts'
import { type ExclusionGround, exclusionGrounds } from '#shared/law/limitation.ts'
import { stepStatuses } from '#shared/procedures/statuses.ts'

export const formLink = z.object({ id: z.number().int(), slug: z.string(), title: z.string() })
export type FormLink = z.infer<typeof formLink>

const localized = z.object({ en: z.string(), hi: z.string(), mr: z.string() })

/** The question at the head of a guide. Its answer shows and hides steps and parts of steps. */
export const guideQuestion = z.object({
  ask: localized,
  options: z.array(z.object({ id: z.string(), label: localized })),
})
export type GuideQuestion = z.infer<typeof guideQuestion>

/** Answers of the question; all of them where it is left out. */
const only = z.array(z.string())

/** What a step says, costs or needs for some answers only. Its documents and forms are among those of the step. */
export const stepChoice = z.object({
  only,
  note: localized.optional(),
  fees: localized.optional(),
  documents: z.array(localized),
  forms: z.array(z.string()),
})
export type StepChoice = z.infer<typeof stepChoice>

/** 'by': the last day; 'from': not before; 'expected': the time that the court or the other side has. */
export const deadlineKinds = ['by', 'from', 'expected'] as const

const grounds = Object.keys(exclusionGrounds) as [ExclusionGround, ...ExclusionGround[]] // the keys of a const object

/** A time of a step, computed from a day that one types. */
export const guideDeadline = z.object({
  /** Unique in the guide. */
  id: z.string(),
  deed: localized,
  kind: z.enum(deadlineKinds),
  /** ISO 8601: 'P30D'. */
  duration: z.string(),
  /** How much longer it may be made at most. */
  more: z.string().optional(),
  provision: z.string(),
  /** Of /tools/limitation, where the period stands there. */
  period: z.string().optional(),
  /** A day of the guide, or a deadline on the day after whose end it begins to run. */
  day: z.string().optional(),
  after: z.string().optional(),
  /** The day it runs from is itself counted. */
  countsFirstDay: z.boolean(),
  /** It runs from the end of the month of that day. */
  fromMonthEnd: z.boolean(),
  exclusions: z.array(z.enum(grounds)),
  only: only.optional(),
})
export type GuideDeadline = z.infer<typeof guideDeadline>

/** Why a time has no day to be computed. */
export const untimedReasons = [
  'court-decides',
  'binds-others',
  'depends-on-claim',
  'hours',
  'working-days',
  'counts-back',
  'no-first-day',
  'state-rules',
  'told-elsewhere',
] as const
export type UntimedReason = (typeof untimedReasons)[number]

/** What goes wrong in a step, and its cure. */
export const stepPitfall = z.object({ wrong: localized, cure: localized })
export type StepPitfall = z.infer<typeof stepPitfall>

/** What leaves a judgment standing in part. */
const limitedKinds = [
  'overruled in part',
  'superseded in part by statute',
  'doubted',
] as const satisfies readonly LaterKind[]
export type LimitedKind = (typeof limitedKinds)[number]

export const guideCase = z.object({
  id: z.string(),
  title: z.string(),
  date: z.iso.date().optional(),
  citation: z.string(),
  /** Where it is no longer the whole law. */
  later: z.enum(limitedKinds).optional(),
})
export type GuideCase = z.infer<typeof guideCase>

export const procedureStep = z.object({
  step: z.number().int(),
  title: z.string(),
  description: z.string(),
  timeRequired: z.string().optional(),
  fees: z.string().optional(),
  applicantAction: z.string().optional(),
  advocateAction: z.string().optional(),
  /** A list, or a JSON string of a list: parseDocuments() reads both. */
  documents: z.union([z.array(z.string()), z.string()]),
  forms: z.array(formLink),
  status: z.enum(stepStatuses),
  only: only.optional(),
  choices: z.array(stepChoice).optional(),
  deadlines: z.array(guideDeadline).optional(),
  untimed: z.enum(untimedReasons).optional(),
  pitfalls: z.array(stepPitfall).optional(),
})
export type ProcedureStep = z.infer<typeof procedureStep>

export const procedureView = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  courtType: z.string(),
  provision: z.string(),
  estimatedTime: z.string(),
  isPopular: z.boolean(),
  lawCheckedOn: z.iso.date(),
  /** Empty until an advocate has reviewed the guide. */
  reviewedBy: z.string(),
  requirements: z.array(z.string()),
  steps: z.array(procedureStep),
  question: guideQuestion.optional(),
  /** The days from which its deadlines run, by name, in the order of the steps. */
  days: z.array(z.object({ id: z.string(), label: localized })).optional(),
  /** Leading judgments that we wrote about. */
  cases: z.array(guideCase).optional(),
})
export type ProcedureView = z.infer<typeof procedureView>

/** The part of a guide shown on its closed card. It keeps the list of all guides small for phones. */
export const procedureCard = procedureView
  .pick({
    id: true,
    slug: true,
    title: true,
    description: true,
    courtType: true,
    provision: true,
    isPopular: true,
  })
  .extend({
    /** Its own court, and those that are answers of its question. */
    courts: z.array(z.string()),
    documents: z.array(z.string()),
    documentCount: z.number().int(),
    stepCount: z.number().int(),
  })
export type ProcedureCard = z.infer<typeof procedureCard>

export const procedureLink = procedureView.pick({ slug: true, title: true })
export type ProcedureLink = z.infer<typeof procedureLink>

export const procedureSearch = z.object({
  search: z.string().trim().min(1, 'Say what you look for').max(200, 'At most 200 characters'),
})
/** The slugs of the guides that match a search, best first. The page already has the guides. */
export const procedureMatches = z.object({ slugs: z.array(z.string()) })
export type ProcedureMatches = z.infer<typeof procedureMatches>

export const procedureParams = z.object({ slug: z.string().max(100) })

/** The numbers of the finished steps, in ascending order. */
const done = z.array(z.number().int().positive()).max(100)

export const progressBody = z.object({ done })
export type ProgressBody = z.infer<typeof progressBody>

export const progressView = z.object({ done, updatedAt: z.iso.datetime().nullable() })
export type ProgressView = z.infer<typeof progressView>

/** The finished steps of every guide that the user has started, by the guide's slug. */
export const progressList = z.record(z.string(), done)
export type ProgressList = z.infer<typeof progressList>

export const listProceduresCall = defineCall('GET /api/procedures', {
  access: 'user',
  answer: z.array(procedureView),
})

export const listProcedureCardsCall = defineCall('GET /api/procedures/cards', {
  access: 'user',
  answer: z.array(procedureCard),
})

export const matchProceduresCall = defineCall('GET /api/procedures/matches', {
  access: 'user',
  query: procedureSearch,
  answer: procedureMatches,
})

export const readProcedureCall = defineCall('GET /api/procedures/:slug', {
  access: 'user',
  params: procedureParams,
  answer: procedureView,
})

/** The guides that use a form; the page of the form links to them. */
export const listProceduresOfFormCall = defineCall('GET /api/forms/:id/procedures', {
  access: 'user',
  params: formIdParams,
  answer: z.array(procedureLink),
})

export const listProgressCall = defineCall('GET /api/procedures/progress', {
  access: 'user',
  answer: progressList,
})

export const readProgressCall = defineCall('GET /api/procedures/:slug/progress', {
  access: 'user',
  params: procedureParams,
  answer: progressView,
})

export const keepProgressCall = defineCall('PUT /api/procedures/:slug/progress', {
  access: 'user',
  params: procedureParams,
  body: progressBody,
  answer: progressView,
})
