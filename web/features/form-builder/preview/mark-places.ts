import type { CountedPlace } from '../places.ts'

/** A selector for the places of an answer in the document; without an item, those of every item. */
export function selectorOf({ name, index }: CountedPlace): string {
  const from = `[data-from~="${name}"]`
  if (index === undefined) return `.sheet ${from}`
  return `.sheet ${from}[data-item="${index}"], .sheet ${from}:not([data-item])`
}

const look = 'background: #d6e9dc; color: #12382a; box-shadow: 0 2px 0 #1d4d3a; border-radius: 0;'

/**
 * Highlights places with one CSS rule instead of a property on each place. Changing it renders nothing
 * again, and places added while typing are highlighted automatically.
 */
export function createMarks() {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return {
    show: (place: CountedPlace | undefined) =>
      sheet.replaceSync(place ? `@media screen { :is(${selectorOf(place)}) { ${look} } }` : ''),
    remove: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    },
  }
}

/**
 * Scrolls the document to the answer being typed, or, if its paragraph was left out, to the nearest
 * answer asked before it. Returns whether there is such a place.
 */
export function openAtPlace(place: CountedPlace, asked: readonly CountedPlace[]): boolean {
  const at = asked.findIndex(one => isSamePlace(one, place))
  const before = asked.slice(0, at + 1).reverse()
  for (const one of at < 0 ? [place] : before) {
    const target = document.querySelector(selectorOf(one))
    if (!target) continue
    target.scrollIntoView({ block: 'center' })
    return true
  }
  return false
}

function isSamePlace(one: CountedPlace, other: CountedPlace): boolean {
  return one.name === other.name && one.index === other.index
}

/**
 * Scrolls to the first place of an answer if it is not visible; smoothly, unless the user prefers reduced
 * motion.
 */
export function revealPlace(place: CountedPlace, scroller: HTMLElement) {
  const target = scroller.querySelector(selectorOf(place))
  if (!target) return
  const own = scroller.scrollHeight > scroller.clientHeight
  const frame = own ? scroller.getBoundingClientRect() : { top: 0, bottom: window.innerHeight }
  const { top, bottom } = target.getBoundingClientRect()
  const edge = 48
  if (top >= frame.top + edge && bottom <= frame.bottom - edge) return
  const by = top - frame.top - (frame.bottom - frame.top) / 3
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  if (own) scroller.scrollBy({ top: by, behavior })
  else window.scrollBy({ top: by, behavior })
}
