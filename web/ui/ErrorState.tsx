import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { useKitWords } from '#web/ui/kit-words.ts'

type ErrorStateProps = { title: string; message?: ReactNode; onRetry?: () => void; retryLabel?: string }

export function ErrorState({ title, message, onRetry, retryLabel }: ErrorStateProps) {
  const words = useKitWords()
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-md border border-seal-ink/40 bg-seal-soft px-6 py-12 text-center"
    >
      <h2 className="text-xl text-seal-ink">{title}</h2>
      {message ? <p className="max-w-prose">{message}</p> : null}
      {onRetry ? (
        <Button variant="secondary" className="mt-2" onClick={onRetry}>
          {retryLabel ?? words.tryAgain}
        </Button>
      ) : null}
    </div>
  )
}
