import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { answers } from '#web/answers.ts'
import { judgmentMessages } from '../judgment/messages.ts'
import { networkMessages } from '../network/messages.ts'
import { savedMessages } from '../saved/messages.ts'
import { searchMessages } from '../search/messages.ts'
import { searchesMessages } from '../searches/messages.ts'
import { caseMessages } from '../shared/messages.ts'

/** What the parts say is fetched in a browser; here it is there before they are shown. */
await Promise.all(
  [
    caseMessages,
    networkMessages,
    searchMessages,
    judgmentMessages,
    savedMessages,
    searchesMessages,
    answers,
  ].map(part => part.load('en')),
)

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
