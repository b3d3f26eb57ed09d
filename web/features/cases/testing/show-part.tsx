import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** Renders a part of a page: its markup, its text with a bar at every tag, and the targets of its links. */
export function showPart(part: ReactNode, client = new QueryClient()) {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>{part}</RouterContextProvider>
    </QueryClientProvider>,
  )
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  return { html, links, text: html.replace(/(<[^>]+>)+/g, '|') }
}
