import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type Tone = 'neutral' | 'bench' | 'brass' | 'seal'

const tones: Record<Tone, string> = {
  neutral: 'border-rule bg-sunken text-ink',
  bench: 'border-bench-ink/30 bg-bench-soft text-bench-ink',
  brass: 'border-brass/50 bg-brass-soft text-brass-ink',
  seal: 'border-seal-ink/30 bg-seal-soft text-seal-ink',
}

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-1 rounded-sm border px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
