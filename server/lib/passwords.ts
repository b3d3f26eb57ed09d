import { hash, verify } from '@node-rs/argon2'

// OWASP's second recommended setting for argon2id: 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, options)
}

/** Takes as long for an unknown account as for a known one: with no stored hash a decoy is verified. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await makeDecoy()), password).catch(() => false)
  return stored !== null && matches
}

/** Made at start, so that the first sign-in of an unknown address is no slower than the next. */
export function makeDecoy(): Promise<string> {
  decoy ??= hashPassword('nobody has this password')
  return decoy
}

let decoy: Promise<string> | undefined
