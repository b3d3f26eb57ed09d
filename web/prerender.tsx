import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from '#web/App.tsx'
import { queryClient } from '#web/api.ts'
import { createAppRouter } from '#web/routes.tsx'

export type RenderedPage = { html: string; title: string }

/** The markup of a page as a signed-out visitor first sees it, made while building (scripts/build-web.ts). */
export async function renderPage(path: string): Promise<RenderedPage> {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter({ history, scrollRestoration: false })
  await router.load()
  const shown = router.state.matches.at(-1)
  const html = renderToString(<App router={router} />)
  queryClient.clear() // its timers would keep the build waiting for minutes
  return { html, title: shown?.staticData.title ?? '' }
}
