import { Contrast } from 'lucide-react'
import { toggleTheme, useTheme } from '#web/theme.ts'

export function ThemeToggle() {
  const theme = useTheme()
  return (
    <button
      type="button"
      aria-label="Dark theme"
      aria-pressed={theme === 'dark'}
      title="Light or dark"
      className="flex size-11 cursor-pointer items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
      onClick={toggleTheme}
    >
      <Contrast aria-hidden="true" className="size-5" />
    </button>
  )
}
