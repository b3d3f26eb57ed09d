/** A download's name in any script (RFC 6266 and 8187); one that is not plain ASCII has an ASCII one for old readers. */
export function attachment(name: string): string {
  const safe = name
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const extension = safe.slice(safe.lastIndexOf('.'))
  const ascii = safe
    .slice(0, -extension.length)
    .replace(/[^\x20-\x7e]+/g, '')
    .replace(/["%\\]/g, '')
    .trim()
  if (`${ascii}${extension}` === safe) return `attachment; filename="${safe}"`
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii || 'document'}${extension}"; filename*=UTF-8''${encoded}`
}
