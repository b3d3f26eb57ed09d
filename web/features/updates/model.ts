import type { Tone } from '#web/ui/Badge.tsx'

type Severity = { tone: Tone; edge: string }

/** Red, gold, green; any other priority is grey. Class names are written out for Tailwind. */
const severities: Record<string, Severity> = {
  high: { tone: 'seal', edge: 'border-l-seal' },
  medium: { tone: 'brass', edge: 'border-l-brass' },
  low: { tone: 'bench', edge: 'border-l-bench' },
}

export function deriveSeverity(priority: string): Severity {
  return severities[priority] ?? { tone: 'neutral', edge: 'border-l-edge' }
}
