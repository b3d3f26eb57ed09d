/** How an address names a court: 'supreme-court-of-india'. */
export function courtSlug(court: string): string {
  return toSlug(court)
}

/** How an address names a judge: 'd-y-chandrachud'. */
export function judgeSlug(judge: string): string {
  return toSlug(judge)
}

function toSlug(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
