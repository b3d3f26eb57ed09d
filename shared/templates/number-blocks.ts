import type { CompiledBlock, ListKind } from './blocks.ts'
import type { FilledBlock } from './fill-block.ts'

/** Numbers the blocks that are left. A heading is removed when everything under it was left out. */
export function createNumbering(
  section: string,
): (groups: readonly (readonly FilledBlock[])[], places: readonly { key: string }[]) => CompiledBlock[] {
  // A filled block belongs to one place, so it is always finished under the same key.
  const done = new WeakMap<FilledBlock, { label: string; block: CompiledBlock }>()

  return (groups, places) => {
    const counts = new Map<string, number>()
    const emptyHeadings = findEmptyHeadings(groups)
    return groups.flatMap((group, index) => {
      if (emptyHeadings.has(index)) return []
      return group.map((filled, part) => {
        const label = filled.list === undefined ? (filled.label ?? '') : nextLabel(filled, counts)
        const before = done.get(filled)
        if (before?.label === label) return before.block
        const block = finish(`${section}.${places[index]?.key}.${part}`, filled, label)
        done.set(filled, { label, block })
        return block
      })
    })
  }
}

function finish(key: string, filled: FilledBlock, label: string): CompiledBlock {
  const { list: _list, label: _label, starts: _starts, ...rest } = filled
  return { ...rest, key, ...(isLabelled(filled) && { label }) } as CompiledBlock // other kinds have no label
}

function isLabelled({ kind, list }: FilledBlock): boolean {
  return kind === 'party' || list !== undefined
}

function nextLabel({ kind, list, starts }: FilledBlock, counts: Map<string, number>): string {
  const number = (starts ? 0 : (counts.get(list ?? '') ?? 0)) + 1
  counts.set(list ?? '', number)
  return labels[kind as ListKind](number) // blocks with a list have a list kind
}

const labels: Record<ListKind, (number: number) => string> = {
  numbered: number => `${number}.`,
  lettered: number => `(${toLetters(number)})`,
  roman: number => `(${toRoman(number)})`,
  dash: () => '–',
}

/** a to z, then aa, bb, cc, as Word numbers them. */
function toLetters(number: number): string {
  return String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26))
}

const romans: [number, string][] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function toRoman(number: number): string {
  const [value, letters] = romans.find(([size]) => size <= number) ?? [1, '']
  return number <= 0 ? '' : letters + toRoman(number - value)
}

/** A heading is removed when it had blocks under it, up to the next heading, and none of them is left. */
function findEmptyHeadings(groups: readonly (readonly FilledBlock[])[]): Set<number> {
  const empty = new Set<number>()
  for (const [index, group] of groups.entries()) {
    const level = levelOf(group)
    if (level === undefined) continue
    const next = groups.findIndex((other, at) => at > index && (levelOf(other) ?? 9) <= level)
    const under = groups
      .slice(index + 1, next < 0 ? undefined : next)
      .filter(other => other[0]?.kind !== 'pageBreak')
    if (under.length > 0 && under.every(other => other.length === 0)) empty.add(index)
  }
  return empty
}

function levelOf([first]: readonly FilledBlock[]): number | undefined {
  if (first?.kind === 'heading') return 2
  return first?.kind === 'subheading' ? 3 : undefined
}
