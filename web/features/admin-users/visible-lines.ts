export type Lines = { first: number; end: number }

const step = 5
const spare = 10

/** Which lines of a long list to draw: those in sight, some above and below, in steps so that few scrolls redraw. */
export function pickVisibleLines(
  listTop: number,
  viewHeight: number,
  lineHeight: number,
  count: number,
): Lines {
  const above = Math.floor(-listTop / lineHeight)
  const below = Math.ceil((viewHeight - listTop) / lineHeight)
  const first = clamp(Math.floor(above / step) * step - spare, count)
  const end = clamp(Math.ceil(below / step) * step + spare, count)
  return { first: Math.min(first, Math.max(0, count - 1)), end }
}

function clamp(line: number, count: number): number {
  return Math.min(Math.max(0, line), count)
}
