import './styles/main.css'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#web/App.tsx'
import { queryClient } from '#web/api.ts'
import { readLanguage, setLanguage } from '#web/language.ts'
import { reloadOnce } from '#web/reload.ts'
import { restoreScroll } from '#web/restore-scroll.ts'
import { createAppRouter } from '#web/routes.tsx'
import { frameMessages } from '#web/shell/messages.ts'
import { readToken, watchOtherTabs } from '#web/storage.ts'
import { recordPages } from '#web/visited-pages.ts'

const container = document.getElementById('root')
const router = createAppRouter({ scrollRestoration: true })

watchOtherTabs(window, () => queryClient.clear())
window.addEventListener('vite:preloadError', reloadOnce)
restoreScroll()
recordPages(router.history)
document.documentElement.lang = readLanguage()
if (container) start(container).then(() => whenIdle(fetchPageNames))

/**
 * The words of the frame stand on every page: before the first paint, in the language that is chosen, or in English where
 * they cannot be fetched. Prerendered markup is taken over as it stands, with whatever was typed into it meanwhile; else the page is drawn.
 */
async function start(root: HTMLElement): Promise<void> {
  if (readLanguage() !== 'en') await frameMessages.load(readLanguage()).catch(() => setLanguage('en'))
  if (!canTakeOver(root)) return draw(root)
  router.ssr = { manifest: undefined } // leaves out the boundaries that the prerendered markup does not have
  await router.load()
  hydrateRoot(root, <App router={router} />)
}

function canTakeOver(root: HTMLElement): boolean {
  const { prerendered } = root.dataset
  if (prerendered === undefined || prerendered !== location.pathname) return false
  if (root.dataset.language !== readLanguage()) return false // kept by a cache from before another choice
  return prerendered !== '/' || !readToken()
}

function draw(root: HTMLElement) {
  flushSync(() => createRoot(root).render(<App router={router} />))
  delete root.dataset.prerendered
}

/** What a press on a link would wait for first (pages.ts): there before anybody presses one. */
function fetchPageNames() {
  import('#web/pages.ts').catch(() => undefined)
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 1000)
}
