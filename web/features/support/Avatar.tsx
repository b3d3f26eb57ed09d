/** Two letters in the place of a picture; the name stands beside it. */
export function Avatar({ letters }: { letters: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-10 shrink-0 items-center justify-center rounded-full border border-brass/50 bg-brass-soft text-sm font-semibold text-brass-ink"
    >
      {letters}
    </span>
  )
}
