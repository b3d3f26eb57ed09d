/**
 * Puts in the slashes that a phone's number pad lacks: 2211 becomes 22/11. Only what is typed on at the end is touched,
 * so that correcting, deleting and pasting stay as they are; a year typed first (2026-) gets its slash taken out again.
 */
export function addSlashes(before: string, after: string): string {
  const typed = after.length === before.length + 1 && after.startsWith(before) ? after.slice(-1) : ''
  if (/^\d$/.test(typed)) {
    if (/^\d{2}$/.test(before)) return `${before}/${typed}`
    if (/^\d{2}\/\d{2}$/.test(before)) return `${before}/${typed}`
  }
  const year = typed === '-' ? /^(\d{2})\/(\d{2})$/.exec(before) : null
  return year ? `${year[1]}${year[2]}-` : after
}
