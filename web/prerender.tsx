import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Language } from '#shared/languages.ts'
import { defaultSite, siteMarks } from '#shared/site.ts'
import { App } from '#web/App.tsx'
import { queryClient } from '#web/api.ts'
import { accountMessages } from '#web/features/account/messages.ts'
import { setLanguage } from '#web/language.ts'
import { loadInUse } from '#web/messages.ts'
import { createAppRouter } from '#web/routes.tsx'
import { setSite } from '#web/site.ts'

export type RenderedPage = { html: string; title: string }

/** Of the pages that speak other languages; the route has the English title. */
const titles: Record<string, (language: Language) => string | undefined> = {
  '/login': language => accountMessages.find(language)?.('signIn'),
  '/register': language => accountMessages.find(language)?.('register'),
}

/** The markup of a page as a signed-out visitor first sees it, made while building (scripts/build-web.ts). */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  setLanguage(language)
  setSite({ ...defaultSite, ...siteMarks })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter({ history, scrollRestoration: false })
  await router.load()
  await loadInUse(language)
  const shown = router.state.matches.at(-1)
  const html = renderToString(<App router={router} />)
  queryClient.clear() // its timers would keep the build waiting for minutes
  return { html, title: titles[path]?.(language) ?? shown?.staticData.title ?? '' }
}
