import type { UserView } from '#shared/contract/account.ts'

const tokenKey = 'sessionToken'
const userKey = 'user'

type Listener = () => void
const listeners = new Set<Listener>()

/** What is stored on this device about who is signed in. Other tabs' changes arrive through the storage event. */
export function readToken(): string | null {
  return readItem(tokenKey)
}

/** The user as last seen: it decides nothing on the server, and lets the site open when the network is down. */
export function readStoredUser(): UserView | null {
  return parseUser(readItem(userKey))
}

export function storeSession(token: string, user: UserView) {
  writeItem(tokenKey, token)
  storeUser(user)
  tellListeners()
}

export function storeUser(user: UserView) {
  writeItem(userKey, JSON.stringify(user))
}

export function removeSession() {
  removeItem(tokenKey)
  removeItem(userKey)
  tellListeners()
}

export function subscribeSession(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Signing out (or in) in one tab does the same in the others. A null key means that everything was cleared. */
export function watchOtherTabs(target: Pick<Window, 'addEventListener'>, onChange: () => void) {
  target.addEventListener('storage', event => {
    if (event.key !== tokenKey && event.key !== null) return
    onChange()
    tellListeners()
  })
}

export function parseUser(text: string | null): UserView | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    const isUser = typeof value === 'object' && value !== null && 'username' in value && 'role' in value
    return isUser ? (value as UserView) : null // we wrote it ourselves; the server checks every right again
  } catch {
    return null
  }
}

function tellListeners() {
  for (const listener of listeners) listener()
}

// Storage throws where a browser forbids it, and is missing while pages are prerendered: then nobody is signed in.
function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeItem(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
}

function removeItem(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}
