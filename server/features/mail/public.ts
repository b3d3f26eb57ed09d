/** What other features may send. */
export * as letters from './letters.ts'
export { createOutbox, type Outbox } from './outbox.ts'
