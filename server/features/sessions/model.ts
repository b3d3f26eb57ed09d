import type { Database } from '#server/db/client.ts'
import type { SessionRow, UserOfSession } from './store.ts'

export type SignedIn = { sessionId: number; user: UserOfSession }

export type Sessions = {
  open: (tx: Database, userId: number, userAgent: string | undefined) => Promise<string>
  read: (token: string) => Promise<SignedIn | undefined>
  evict: (userId: number) => void
  close: (userId: number, sessionId: number) => Promise<boolean>
  closeOthers: (userId: number, sessionId: number) => Promise<number>
  closeAll: (tx: Database, userId: number, exceptId?: number) => Promise<number>
  list: (userId: number) => Promise<SessionRow[]>
}

const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** 'Chrome on Android': enough for people to know their own devices by. */
export function describeDevice(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device'
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
