import type { AnnexureTurn } from '#shared/annexures.ts'

/** In points. */
export const a4 = { width: 595.28, height: 841.89 }
/** Margins around an annexure, so that mark and page number are on white. */
const margins = { side: 24, top: 42, bottom: 42 }

export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]
export const asItIs: Matrix = [1, 0, 0, 1, 0, 0]
type Size = { width: number; height: number }

export function turnSize({ width, height }: Size, turn: AnnexureTurn): Size {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** A page that is wider than high gets a landscape sheet. */
export function sheetFor({ width, height }: Size): Size {
  return width > height ? { width: a4.height, height: a4.width } : a4
}

/** The position of a page on its sheet, turned clockwise and as large as the sheet allows. */
export function placeOnSheet(page: Size, turn: AnnexureTurn): { sheet: Size; matrix: Matrix } {
  const turned = turnSize(page, turn)
  const sheet = sheetFor(turned)
  const room = {
    width: sheet.width - 2 * margins.side,
    height: sheet.height - margins.top - margins.bottom,
  }
  const scale = Math.min(room.width / turned.width, room.height / turned.height)
  const left = margins.side + (room.width - turned.width * scale) / 2
  const bottom = margins.bottom + (room.height - turned.height * scale) / 2
  return { sheet, matrix: turnMatrix(page, turn, scale, left, bottom) }
}

export function turnMatrix(
  { width, height }: Size,
  turn: AnnexureTurn,
  scale: number,
  left: number,
  bottom: number,
): Matrix {
  const [w, h] = [width * scale, height * scale]
  if (turn === 90) return [0, -scale, scale, 0, left, bottom + w]
  if (turn === 180) return [-scale, 0, 0, -scale, left + w, bottom + h]
  if (turn === 270) return [0, scale, -scale, 0, left + h, bottom]
  return [scale, 0, 0, scale, left, bottom]
}

export function addTurns(first: number, second: number): AnnexureTurn {
  return ((((first + second) % 360) + 360) % 360) as AnnexureTurn // both are multiples of 90 degrees
}

/** Applies `first`, then `second`. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [A, B, C, D, E, F] = second
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}
