import { useSite } from '#web/site.ts'

/** The mark is decorative: the word beside it is the name. */
export function Logo() {
  const { name } = useSite()
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
      <span className="font-serif text-xl font-semibold tracking-tight in-data-long-name:line-clamp-2 in-data-long-name:max-w-64 in-data-long-name:text-base in-data-long-name:leading-tight sm:in-data-long-name:text-lg">
        {name}
      </span>
    </span>
  )
}
