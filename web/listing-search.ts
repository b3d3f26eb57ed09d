/** What a listing is searched by: its title (or question), its description (or content, or answer) and its tags. */
export type Listed = { title: string; description: string; tags: readonly string[] }

/** Whether every word of the search stands somewhere in it, without regard to case. A blank search finds everything. */
export function matchesListing({ title, description, tags }: Listed, search: string): boolean {
  const text = normalize([title, description, ...tags].join('\n'))
  return normalize(search)
    .split(/\s+/)
    .every(word => text.includes(word))
}

function normalize(text: string): string {
  return text.normalize('NFC').toLowerCase().trim()
}
