const order = [/ INSC |:/, / SCC \d/, / SCC /, /^AIR /, / SCR /, / SCC OnLine /]

/** Sorts citations: neutral first, then SCC, AIR, SCR and the others. Duplicates are removed. */
export function orderCitations(citations: readonly string[]): string[] {
  const rank = (citation: string) => {
    const at = order.findIndex(pattern => pattern.test(citation))
    return at < 0 ? order.length : at
  }
  return [...new Set(citations)].sort((a, b) => rank(a) - rank(b))
}

export function isNeutralCitation(citation: string): boolean {
  return / INSC |:/.test(citation)
}

export const citationForms = ['reporter', 'neutral', 'parallel'] as const
export type CitationForm = (typeof citationForms)[number]

type Cited = {
  title: string
  court: string
  date: string | null
  year: number | null
  citations: readonly string[]
}

/**
 * Writes a judgment as a pleading cites it: name and reporter, name and neutral citation, or name and all
 * parallel citations. Null when the judgment has no citation of that kind; without any citation, it is
 * cited by court and date.
 */
export function formatCitation(judgment: Cited, form: CitationForm): string | null {
  const name = judgment.title.replace(/\s+(?:v|vs|versus)\.?\s+/i, ' v. ')
  const all = orderCitations(judgment.citations)
  if (!all.length) return form === 'parallel' ? `${name} (${courtAndDate(judgment)})` : null
  const reported = all.find(citation => !isNeutralCitation(citation))
  const neutral = all.find(isNeutralCitation)
  const chosen = { reporter: reported, neutral, parallel: all.join(' : ') }[form]
  return chosen ? `${name}, ${chosen}` : null
}

function courtAndDate({ court, date, year }: Cited): string {
  return [court, date ? date.split('-').reverse().join('.') : year].filter(Boolean).join(', ')
}
