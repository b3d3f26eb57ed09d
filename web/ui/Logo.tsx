/** The mark is decorative: the word beside it is the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className="size-8 shrink-0">
        <rect width="32" height="32" rx="3" className="fill-bench" />
        <path d="M7 8h18v2.5H7z" className="fill-brass" />
        <path
          d="M11 10.5v10.2c0 2.800 1.600 4.300 4.400 4.300M21 10.500V25M11 17.500h10"
          fill="none"
          strokeWidth="2.6"
          className="stroke-on-bench"
        />
      </svg>
      <span className="font-serif text-xl font-semibold tracking-tight">Munshi</span>
    </span>
  )
}
