export const navItemClass =
  'flex min-h-11 cursor-pointer items-center gap-1.5 border-b-3 border-transparent px-3 text-sm font-semibold text-muted no-underline ' +
  'hover:text-ink aria-[current=page]:border-bench-ink aria-[current=page]:text-bench-ink data-[state=open]:text-ink'
