import type { FillingFailure, FillingProgress } from '#shared/contract/library.ts'
import type { FillTask } from './fill.ts'

/** What a server and the process that fills say to each other. */
export type ToFilling = { kind: 'start'; task: FillTask } | { kind: 'stop' }

export type FillingEnd = {
  state: 'done' | 'stopped' | 'failed'
  /** Null where the process died. */
  progress: FillingProgress | null
  failure: FillingFailure | null
}
export type FromFilling = { kind: 'progress'; progress: FillingProgress } | { kind: 'end'; end: FillingEnd }
