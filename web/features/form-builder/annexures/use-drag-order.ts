import { type PointerEvent, useEffect, useRef, useState } from 'react'

type Row = { id: string; element: HTMLElement; centre: number }
type Drag = { row: Row; peers: readonly Row[]; startY: number; pointerY: number; frame: number }

/** Near the edges of the screen the page scrolls; the bar of a phone stands at the bottom. */
const edges = { top: 80, bottom: 140 }
const step = 10

/**
 * Puts the rows of a list in order by mouse, pen and finger. With pointer events, because the browser's
 * own drag and drop does not work by touch. A row has `data-row` with its id, and `data-peers`, equal for
 * rows that can change places.
 */
export function useDragOrder(onDrop: (from: string, to: string) => void) {
  const drag = useRef<Drag>(undefined)
  const [target, setTarget] = useState<string>()

  function start(event: PointerEvent<HTMLElement>) {
    const element = event.currentTarget.closest<HTMLElement>('[data-row]')
    if (event.button !== 0 || !element) return
    const peers = listPeers(element)
    const row = peers.find(peer => peer.element === element)
    if (!row) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const startY = event.clientY + window.scrollY
    drag.current = { row, peers, startY, pointerY: event.clientY, frame: requestAnimationFrame(follow) }
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (drag.current) drag.current.pointerY = event.clientY
  }

  /** Once a frame, also while the finger rests at an edge and the page scrolls. */
  function follow() {
    const now = drag.current
    if (!now) return
    if (now.pointerY < edges.top) window.scrollBy(0, -step)
    if (now.pointerY > window.innerHeight - edges.bottom) window.scrollBy(0, step)
    now.row.element.style.translate = `0 ${now.pointerY + window.scrollY - now.startY}px`
    setTarget(findTarget(now).id)
    now.frame = requestAnimationFrame(follow)
  }

  function end(): Drag | undefined {
    const ended = drag.current
    drag.current = undefined
    setTarget(undefined)
    if (!ended) return undefined
    cancelAnimationFrame(ended.frame)
    ended.row.element.style.translate = ''
    return ended
  }

  function drop() {
    const ended = end()
    const to = ended && findTarget(ended).id
    if (ended && to !== undefined && to !== ended.row.id) onDrop(ended.row.id, to)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `end` uses only the ref and the setter, which stay the same
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && void end()
    window.addEventListener('keydown', leave)
    return () => {
      window.removeEventListener('keydown', leave)
      end()
    }
  }, [])

  return {
    /** The row whose place the dragged one would take. */
    target,
    handle: {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: () => void end(),
    },
  }
}

export type DragHandle = ReturnType<typeof useDragOrder>['handle']

function listPeers(row: HTMLElement): Row[] {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])]
  return rows
    .filter(({ dataset }) => dataset.peers === row.dataset.peers)
    .map(element => {
      const { top, height } = element.getBoundingClientRect()
      return { id: element.dataset.row ?? '', element, centre: top + window.scrollY + height / 2 }
    })
}

function findTarget({ row, peers, startY, pointerY }: Drag): Row {
  const centre = row.centre + pointerY + window.scrollY - startY
  const distance = (peer: Row) => Math.abs(peer.centre - centre)
  return peers.reduce((nearest, peer) => (distance(peer) < distance(nearest) ? peer : nearest), row)
}
