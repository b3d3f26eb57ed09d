import { z } from 'zod'
import { defineCall } from '#shared/contract/call.ts'
import { idParams } from '#shared/contract/common-fields.ts'

/** The open data of the Supreme Court and of the High Courts begins with it. */
export const firstYear = 1950
const year = z
  .int('Must be a year')
  .min(firstYear, `Years begin with ${firstYear}`)
  .max(2100, 'Must be a year')
const years = { from: year, to: year }
const inOrder = ({ from, to }: { from: number; to: number }) => from <= to
const orderRule = { path: ['to'], message: 'The last year must not be before the first' }

/** Where judgments come from. A folder is one of those that the operator allows; an address is the operator's alone. */
export const fillingSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('supreme-court'), ...years }).refine(inOrder, orderRule),
  z
    .object({ kind: z.literal('high-court'), court: z.string().regex(/^\d{1,2}~\d{1,2}$/), ...years })
    .refine(inOrder, orderRule),
  z.object({ kind: z.literal('folder'), folder: z.string().min(1).max(1000) }),
])
export type FillingSource = z.infer<typeof fillingSource>

/** 'stopping': it was told to stop and is putting away what it has read. */
export const fillingStates = ['running', 'stopping', 'stopped', 'failed', 'done'] as const
export type FillingState = (typeof fillingStates)[number]

export const fillingSteps = ['waiting', 'listing', 'downloading', 'reading', 'publishing'] as const
export type FillingStep = (typeof fillingSteps)[number]

/** Why a judgment was left out, or a whole year. */
export const leftOutReasons = [
  'damaged',
  'no_text',
  'encrypted',
  'empty',
  'too_large',
  'old_word',
  'no_file',
  'no_words',
  'bad_line',
  'duplicate',
  'too_slow',
  'failed',
  'no_year',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

const count = z.int().min(0)

export const fillingProgress = z.object({
  step: z.enum(fillingSteps),
  /** Of the step: bytes while downloading, judgments (or bytes of a file) while reading. */
  done: z.number(),
  /** 0 while it is not known. */
  total: z.number(),
  unit: z.enum(['bytes', 'judgments']),
  /** In a second: bytes while downloading, judgments while reading. */
  rate: z.number(),
  secondsLeft: z.number().nullable(),
  counts: z.object({ imported: count, replaced: count, joined: count, unchanged: count, skipped: count }),
  leftOut: z.array(
    z.object({
      reason: z.enum(leftOutReasons),
      count,
      /** Some of them, by their names. */
      examples: z.array(z.string()),
    }),
  ),
})
export type FillingProgress = z.infer<typeof fillingProgress>

export const failureCodes = [
  'no_network',
  'not_there',
  'refused',
  'cut_off',
  'wrong_size',
  'wrong_checksum',
  'disk_full',
  'not_understood',
  'nothing_read',
  'no_folder',
  'died',
  'unexpected',
] as const
export type FailureCode = (typeof failureCodes)[number]

/** `detail` is a name, an address or a sentence of the importer, in English. */
const fillingFailure = z.object({ code: z.enum(failureCodes), detail: z.string() })
export type FillingFailure = z.infer<typeof fillingFailure>

const fillingView = z.object({
  id: z.int(),
  source: fillingSource,
  state: z.enum(fillingStates),
  startedAt: z.iso.datetime(),
  startedBy: z.string(),
  endedAt: z.iso.datetime().nullable(),
  /** The server that is at it; null while none is. */
  host: z.string().nullable(),
  progress: fillingProgress,
  failure: fillingFailure.nullable(),
})
export type FillingView = z.infer<typeof fillingView>

const libraryView = z.object({
  judgments: z.object({
    total: count,
    withFullText: count,
    years: z.object({ from: z.int().nullable(), to: z.int().nullable() }),
  }),
  sources: z.object({
    /** Of the server that answers. */
    folders: z.array(z.string()),
    supremeCourt: z.object({ address: z.string() }),
    highCourts: z.object({
      address: z.string(),
      courts: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  }),
  /** The latest first. */
  fillings: z.array(fillingView),
})
export type LibraryView = z.infer<typeof libraryView>

export const readLibraryCall = defineCall('GET /api/admin/library', { access: 'admin', answer: libraryView })

export const startFillingCall = defineCall('POST /api/admin/library/fillings', {
  access: 'admin',
  body: fillingSource,
  answer: fillingView,
  status: 201,
})

export const stopFillingCall = defineCall('POST /api/admin/library/fillings/:id/stops', {
  access: 'admin',
  params: idParams,
  answer: fillingView,
  summary: 'What has been read is kept; it goes on from there when it is told to',
})

export const continueFillingCall = defineCall('POST /api/admin/library/fillings/:id/continuations', {
  access: 'admin',
  params: idParams,
  answer: fillingView,
})
