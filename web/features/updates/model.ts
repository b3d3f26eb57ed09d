import type { Tone } from '#web/ui/Badge.tsx'

type Severity = { tone: Tone; edge: string }

/** Red, gold, green; whatever else a priority may be one day is grey. Whole class names, for Tailwind to find. */
const severities: Record<string, Severity> = {
  high: { tone: 'seal', edge: 'border-l-seal' },
  medium: { tone: 'brass', edge: 'border-l-brass' },
  low: { tone: 'bench', edge: 'border-l-bench' },
}

export function deriveSeverity(priority: string): Severity {
  return severities[priority] ?? { tone: 'neutral', edge: 'border-l-edge' }
}
