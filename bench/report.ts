import { readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import type { Figure, Part } from './figure.ts'

/** The machine of the measurements; its load shows whether other programs were running. */
export function describeMachine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  const load = loadavg()[0]?.toFixed(1)
  return `${cpus().length} cores of ${cpu?.model.trim() ?? 'an unknown processor'}, ${memory} GB, ${describeSystem()}, Node.js ${process.versions.node}; load ${load} when it began`
}

function describeSystem(): string {
  try {
    return /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? process.platform
  } catch {
    return process.platform
  }
}

const columns = ['what', 'median', 'p95', 'budget', 'note'] as const

export function toRows(figures: readonly Figure[]): string[][] {
  return figures.map(({ what, median, p95, unit, budget = '', note = '' }) => [
    what,
    format(median, unit),
    p95 === undefined ? '' : format(p95, unit),
    budget,
    note,
  ])
}

function format(value: number, unit: Figure['unit']): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  const number = value.toLocaleString('en-GB', { maximumFractionDigits: digits })
  return unit.startsWith('/') || unit === '' ? `${number}${unit}` : `${number} ${unit}`
}

export function writeConsoleTable(figures: readonly Figure[]): string {
  const rows = toRows(figures)
  const widths = columns.map((name, column) =>
    Math.max(name.length, ...rows.map(row => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()
  return [line([...columns]), ...rows.map(line)].join('\n')
}

export function writeSection({ title, method }: Part, figures: readonly Figure[], measured: string): string {
  const line = (row: readonly string[]) => `| ${row.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const table = [line([...columns]), line(columns.map(() => '---')), ...toRows(figures).map(line)]
  return `## ${title}\n\n${method}\n\n${table.join('\n')}\n\n${measured}\n`
}

/** Replaces the section with the same title, or adds the section at the end. */
export function placeSection(page: string, section: string): string {
  const heading = section.slice(0, section.indexOf('\n') + 1)
  const start = page.indexOf(`\n${heading}`)
  if (start < 0) return `${page.trimEnd()}\n\n${section}`
  const next = page.indexOf('\n## ', start + 1)
  const rest = next < 0 ? '' : page.slice(next)
  return `${page.slice(0, start + 1)}${section}${rest}`
}
