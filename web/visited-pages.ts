import type { RouterHistory } from '@tanstack/react-router'

const key = 'visitedPages'

/** Keeps which page each entry of this tab's history shows, over a reload too. */
export function recordPages(history: RouterHistory) {
  record(history)
  history.subscribe(() => record(history))
}

/** Whether going back leads to that page: as it was left, with its search and at its place. */
export function isPageBefore(history: RouterHistory, pathname: string): boolean {
  return readPages()[history.location.state.__TSR_index - 1] === pathname
}

function record({ location }: RouterHistory) {
  const pages = readPages()
  pages[location.state.__TSR_index] = location.pathname
  try {
    sessionStorage.setItem(key, JSON.stringify(pages))
  } catch {
    return
  }
}

function readPages(): unknown[] {
  try {
    const pages: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(pages) ? pages : []
  } catch {
    return []
  }
}
