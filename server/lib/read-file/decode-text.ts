/** Bytes to text: what the file says of itself, else UTF-8 where it is that, else the single-byte Windows code. */
export function decodeText(bytes: Uint8Array, { isHtml = false } = {}): string {
  const text = new TextDecoder(findEncoding(bytes, isHtml)).decode(bytes)
  return text.toWellFormed()
}

function findEncoding(bytes: Uint8Array, isHtml: boolean): string {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return guessWide(bytes) ?? (isUtf8(bytes) ? 'utf-8' : (isHtml && parseDeclared(bytes)) || 'windows-1252')
}

/** UTF-16 without its mark: in text of any Indian or European script, spaces and digits have a zero byte on one side. */
function guessWide(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 4096)
  if (sample.length < 4) return undefined
  const zeros = [0, 0]
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  const enough = sample.length / 20
  if (odd > enough && odd > even * 5) return 'utf-16le'
  if (even > enough && even > odd * 5) return 'utf-16be'
  return undefined
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The charset of a meta tag, if this program knows it. */
function parseDeclared(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1')
  const name = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1]
  try {
    return name && new TextDecoder(name).encoding
  } catch {
    return undefined
  }
}
