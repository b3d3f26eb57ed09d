/** What other features may send. */
export type { Letter } from './letters.ts'
export * as letters from './letters.ts'
export { createOutbox, type Outbox } from './outbox.ts'
