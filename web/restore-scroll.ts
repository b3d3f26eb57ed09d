const key = 'leftAt'
const giveUpAfter = 5000
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * A page fetched anew is short until its data arrive, too short for the router to put the reader back where they were.
 * This does it as soon as the page is long enough, unless they have begun to move by themselves.
 */
export function restoreScroll() {
  const wanted = loadScroll()
  window.addEventListener('pagehide', saveScroll)
  if (wanted > 0) returnTo(wanted)
}

function returnTo(wanted: number) {
  const page = document.documentElement
  const watch = new ResizeObserver(() => {
    if (page.scrollHeight - window.innerHeight < wanted) return
    window.scrollTo(0, wanted)
    stop()
  })
  function stop() {
    watch.disconnect()
    page.style.overflowAnchor = ''
    for (const move of moves) window.removeEventListener(move, stop)
  }
  page.style.overflowAnchor = 'none' // else the browser may keep the footer in sight instead, as the page grows
  for (const move of moves) window.addEventListener(move, stop, { passive: true })
  setTimeout(stop, giveUpAfter)
  watch.observe(document.body)
}

/** 0 unless this address was open before and the page was reloaded or reached by back or forward. */
function loadScroll(): number {
  try {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // of this type there are no others
    const { href, y } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return navigation?.type !== 'navigate' && href === location.href ? Number(y) : 0
  } catch {
    return 0
  }
}

function saveScroll() {
  try {
    sessionStorage.setItem(key, JSON.stringify({ href: location.href, y: window.scrollY }))
  } catch {
    return
  }
}
