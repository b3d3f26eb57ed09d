/** The lines of a judgment without page headers, page numbers and stamps. */
export type RepairedLines = {
  lines: string[]
  /** Whether the lines end at the page width, not at the end of a paragraph. */
  wrapped: boolean
}

const pageNumber =
  /^\W{0,6}(?:page\s{0,3}(?:no\.?[\s#]{0,3})?)?\d{1,4}(?:\s{0,2}(?:of|\/)\s{0,2}\d{1,4})?\W{0,6}$|\bpage\s{1,3}(?:no\.?\s{0,2})?\d{1,4}\s{1,3}of\s{1,3}\d{1,4}\s*$/i
/** Margin letters of a law report, text of a digital signature, foot of an order with number and date. */
const stamp =
  /^(?:[A-H](?:\s[A-H])*|signature not verified.*|digitally signed.*|signing date.*|reason:|date: \d{4}\.\d\d\.\d\d.*|this is a true copy.*|downloaded on\b.*|::: (?:uploaded|downloaded).*|(?:[a-z&]+ ){1,5}high court .{4,80}\bdt\.?\s?\d{1,2}[-./]\d{1,2}[-./]\d{2,4}\W*(?:\d+\s?\/\s?\d+)?)$/i

export function repairLines(text: string): RepairedLines {
  const pages = clean(text)
    .split('\f')
    .map(page => page.split('\n').flatMap(splitAtOpinion))
  const running = findRunningLines(pages)
  const lines = pages.flatMap((page, at) =>
    dropFurniture(page, running, { first: at === 0, single: pages.length <= 2 }),
  )
  return { lines, wrapped: isWrapped(lines) }
}

/** 'A.B. SAWANT, J. 1. Leave granted.' is the name of a judge and the first paragraph. */
function splitAtOpinion(line: string): string[] {
  const match = /^(\s*[A-Z][A-Za-z.\s-]{3,50},\s?(?:C\.?\s?)?J{1,2}\.?[\s:–-]{1,3})(1\s?[.)]\s.*)$/.exec(line)
  return (match ? [match[1] ?? '', match[2] ?? ''] : [line]).map(each => each.trimEnd())
}

function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2007\u202f\t]/g, ' ')
    .replaceAll('\0', '')
    .replace(/[\u00ad\u200b\ufeff]/g, '')
}

type Place = { first: boolean; single: boolean }

function dropFurniture(page: string[], running: ReadonlySet<string>, { first, single }: Place): string[] {
  return page.filter((line, at) => {
    const edge = single || at < 5 || at >= page.length - 5
    if (stamp.test(line.trim())) return false
    if (pageNumber.test(line.trim()) && !/^\s*\d{1,3}\.\s*$/.test(line)) return false
    if (first && at < 8) return true
    return !(edge && running.has(shapeOf(line)))
  })
}

/** Lines that repeat on many pages, ignoring their numbers. */
function findRunningLines(pages: string[][]): Set<string> {
  const seen = new Map<string, number>()
  for (const page of pages) {
    const edges = pages.length > 2 ? [...page.slice(0, 5), ...page.slice(-5)] : page
    for (const shape of new Set(edges.map(shapeOf))) seen.set(shape, (seen.get(shape) ?? 0) + 1)
    if (pages.length <= 2) countWithin(page, seen)
  }
  const often = Math.max(3, pages.length * 0.3)
  return new Set(
    [...seen].filter(([shape, count]) => shape.length > 3 && count >= often).map(([shape]) => shape),
  )
}

/** Without page breaks, a page header is a short line that occurs at least four times. */
function countWithin(page: string[], seen: Map<string, number>): void {
  const here = new Map<string, number[]>()
  for (const [at, line] of page.entries()) {
    if (line.length > 100 || /[;:,]$/.test(line) || /^\s*\d{1,3}\.\s/.test(line)) continue
    const shape = shapeOf(line)
    const places = here.get(shape)
    if (places) places.push(at)
    else here.set(shape, [at])
  }
  for (const [shape, places] of here)
    if (places.length >= 4 && areFarApart(places)) seen.set(shape, places.length)
}

/** Page headers are far apart. What repeats after a few lines is text, such as a police station. */
function areFarApart(places: number[]): boolean {
  const gaps = places
    .slice(1)
    .map((place, at) => place - (places[at] ?? 0))
    .sort((a, b) => a - b)
  return (gaps[Math.floor(gaps.length / 2)] ?? 0) >= 6
}

function shapeOf(line: string): string {
  return line.trim().replace(/\d+/g, '#').replace(/\s+/g, ' ').toLowerCase()
}

function isWrapped(lines: string[]): boolean {
  const lengths = lines.filter(line => line.trim().length > 25).map(line => line.trim().length)
  if (lengths.length < 8) return false
  lengths.sort((a, b) => a - b)
  return (lengths[Math.floor(lengths.length * 0.9)] ?? 0) < 160
}
