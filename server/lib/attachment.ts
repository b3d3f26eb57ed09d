import { create } from 'content-disposition'

/** A download's name in any script (RFC 6266 and 8187); one that is not plain ASCII has an ASCII one for old readers. */
export function attachment(name: string): string {
  const safe = name
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const extension = safe.slice(safe.lastIndexOf('.'))
  const ascii = safe
    .slice(0, -extension.length)
    .replace(/[^\x20-\x7e]+|%/g, '')
    .trim()
  return create(safe, { fallback: `${ascii || 'document'}${extension}` })
}
