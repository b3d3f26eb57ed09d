import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const version = 's1'

export type Seal = ReturnType<typeof createSeal>

/** The text was sealed with another key: of another installation, or one that was lost. */
export class OtherKeyError extends Error {}

/** Encrypts text with AES-256-GCM. The name of the key stands in front, so that a wrong key is told from a damaged text. */
export function createSeal(key: Buffer) {
  const keyName = createHash('sha256').update('name').update(key).digest('base64url').slice(0, 8)

  function close(text: string): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv(algorithm, key, nonce)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    const parts = [nonce, cipher.getAuthTag(), sealed].map(part => part.toString('base64url'))
    return [version, keyName, ...parts].join('.')
  }

  function open(text: string): string {
    const [, name, ...parts] = text.split('.')
    if (name !== keyName) throw new OtherKeyError('sealed with another key')
    const [nonce = Buffer.alloc(0), tag = Buffer.alloc(0), sealed = Buffer.alloc(0)] = parts.map(part =>
      Buffer.from(part, 'base64url'),
    )
    const decipher = createDecipheriv(algorithm, key, nonce)
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
  }

  return { close, open }
}
