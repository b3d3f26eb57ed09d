import { joinClasses } from '#web/ui/class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

const shared =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border px-4 py-2 text-sm font-semibold ' +
  'no-underline transition-colors cursor-pointer disabled:cursor-not-allowed aria-disabled:cursor-not-allowed ' +
  'disabled:opacity-55 aria-disabled:opacity-75'

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-bench text-on-bench hover:bg-bench-strong active:bg-bench-strong disabled:hover:bg-bench',
  secondary: 'border-edge bg-sheet text-ink hover:border-ink hover:bg-sunken active:bg-sunken',
  quiet: 'border-transparent bg-transparent text-bench-ink hover:bg-bench-soft active:bg-bench-soft',
  danger:
    'border-transparent bg-seal text-on-seal hover:bg-seal-strong active:bg-seal-strong disabled:hover:bg-seal',
}

/** The classes of a button: for Button, LinkButton and the router's link. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return joinClasses(shared, variants[variant], className)
}
