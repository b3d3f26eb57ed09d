import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const themeKey = 'theme'
const listeners = new Set<() => void>()

/** boot.js applies the stored choice before the first paint; without one the system decides. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeTheme, readTheme, () => 'light')
}

export function toggleTheme() {
  const next: Theme = readTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = next
  try {
    localStorage.setItem(themeKey, next)
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return prefersDark().matches ? 'dark' : 'light'
}

function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener)
  prefersDark().addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    prefersDark().removeEventListener('change', listener)
  }
}

function prefersDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}
