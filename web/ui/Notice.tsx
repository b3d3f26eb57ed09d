import type { ReactNode } from 'react'
import type { Tone } from '#web/ui/Badge.tsx'
import { joinClasses } from '#web/ui/class-names.ts'

const tones: Record<Tone, string> = {
  neutral: 'border-edge bg-sunken',
  bench: 'border-bench bg-bench-soft',
  brass: 'border-brass bg-brass-soft',
  seal: 'border-seal bg-seal-soft',
}

type NoticeProps = {
  tone?: Tone
  title?: ReactNode
  role?: 'alert' | 'status' | 'note'
  children?: ReactNode
}

/** A message within the page: what went wrong (`role="alert"`) or what happens next. */
export function Notice({ tone = 'neutral', title, role = 'note', children }: NoticeProps) {
  return (
    <div role={role} className={joinClasses('rounded-sm border-l-4 px-4 py-3 text-sm', tones[tone])}>
      {title ? <p className="font-semibold">{title}</p> : null}
      {children}
    </div>
  )
}
