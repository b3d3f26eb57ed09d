import { type SearchMiddleware, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'

/** One search parameter: what it is where the address says nothing, and how it is read where it says something. */
export type Param<Value> = { plain: Value; read: (given: unknown) => Value }
type Params = Record<string, Param<unknown>>
export type SearchOf<Given extends Params> = { [Name in keyof Given]: Given[Name]['plain'] }

/** In a filter: nothing is left out. */
export const anything = 'all'

/**
 * The search parameters of a page, for its route. People type and mangle addresses: every parameter always has a value
 * of its type, and what makes no sense is the plain one. What is plain is not named in an address.
 */
export function defineSearch<Given extends Params>(params: Given) {
  const middlewares: SearchMiddleware<SearchOf<Given>>[] = [
    stripSearchParams<SearchOf<Given>, never, never, SearchOf<Given>>(plainOf(params)),
  ]
  return {
    validateSearch: (given: Partial<SearchOf<Given>> & SearchSchemaInput) => parseParams(params, given),
    search: { middlewares },
  }
}

export function parseParams<Given extends Params>(
  params: Given,
  given: { [Name in keyof Given]?: unknown },
): SearchOf<Given> {
  return collect(params, (param, name) => param.read(given[name]))
}

export function plainOf<Given extends Params>(params: Given): SearchOf<Given> {
  return collect(params, param => param.plain)
}

/** Text, without the space around it; `plain` where nothing is left. */
export function text(longest = 200, plain = ''): Param<string> {
  return { plain, read: given => parseText(given).trim().slice(0, longest) || plain }
}

/** Text that is being typed: as it is. */
export function typed(longest: number): Param<string> {
  return { plain: '', read: given => parseText(given).slice(0, longest) }
}

/** One of a few words, in capitals or not. */
export function oneOf<const Option extends string>(
  options: readonly Option[],
  plain: NoInfer<Option>,
): Param<Option> {
  const find = (wanted: string) => options.find(option => option.toLowerCase() === wanted)
  return { plain, read: given => find(parseText(given).trim().toLowerCase()) ?? plain }
}

/** A whole number, from 1 on where nothing else is said. */
export function count<Plain extends number | undefined>(
  plain: Plain,
  { least = 1, most = Number.MAX_SAFE_INTEGER } = {},
): Param<number | Plain> {
  const fits = (number: number) => Number.isSafeInteger(number) && number >= least && number <= most
  return { plain, read: given => (fits(Number(given)) ? Number(given) : plain) }
}

/** Several texts: `A|B` in the address. */
export function list(most = 30): Param<readonly string[]> {
  return { plain: [], read: given => [...new Set(splitList(given))].slice(0, most) }
}

/** Plain text both ways: the router's own way would turn a search for 138 into "138" with its quotes. */
export function parseSearch(address: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(address))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const written = Object.entries(search).map(([name, value]): [string, string] => [name, writeText(value)])
  const address = new URLSearchParams(written.filter(([, value]) => value !== '')).toString()
  return address && `?${address}`
}

const between = '|'

function splitList(given: unknown): string[] {
  const parts = Array.isArray(given)
    ? given.map(part => parseText(part).replaceAll(between, ' '))
    : parseText(given).split(between)
  return parts.map(part => part.trim().slice(0, 200)).filter(part => part !== '')
}

function writeText(value: unknown): string {
  return Array.isArray(value) ? value.join(between) : String(value ?? '')
}

function parseText(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given) : ''
}

function collect<Given extends Params>(
  params: Given,
  choose: (param: Param<unknown>, name: keyof Given) => unknown,
): SearchOf<Given> {
  const values = Object.entries(params).map(([name, param]) => [name, choose(param, name)])
  return Object.fromEntries(values) as SearchOf<Given> // each name with a value of its own parameter
}
