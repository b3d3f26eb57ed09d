import type { Address } from '#web/address.ts'

/** Its words stand in the messages: `tool-acts`, `does-acts`. */
type ToolLink = { key: 'acts' | 'pairs' | 'limitation' | 'interest' | 'fees'; to: Address }

export const toolLinks: readonly ToolLink[] = [
  { key: 'acts', to: { to: '/law' } },
  { key: 'pairs', to: { to: '/law/old-and-new' } },
  { key: 'limitation', to: { to: '/tools/limitation' } },
  { key: 'interest', to: { to: '/tools/interest' } },
  { key: 'fees', to: { to: '/tools/court-fee' } },
]
