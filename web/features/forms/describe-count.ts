import type { FormsSay } from './messages.ts'

export function describeCount(found: number, search: string, say: FormsSay): string {
  const count = found.toLocaleString('en-IN')
  return search ? say('showingFor', { count, search }) : say('showing', { count })
}
