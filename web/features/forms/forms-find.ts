import { areas, categoryIdOf, findCategory } from '#shared/categories.ts'

/** What the address says of the library: `?search=bail&category=2&court=High+Court&page=2`. */
export type FormsFind = { search?: string; category?: string; court?: string; page?: string }
/** `category` is a category's id or 'all', `court` a court's name or 'all'; `page` counts from 1 and may be past the last. */
export type FormsView = { search: string; category: string; court: string; page: number }

export const anything = 'all'
export const longestSearch = 200
export const plainView: FormsView = { search: '', category: anything, court: anything, page: 1 }

export function readFormsFind(search: Record<string, unknown>): FormsFind {
  return {
    search: readText(search.search),
    category: readText(search.category),
    court: readText(search.court),
    page: readText(search.page),
  }
}

/** An address is typed and mangled by people: a category may be named by its area, and one that does not exist is all. */
export function readFormsView({ search = '', category = '', court = '', page = '' }: FormsFind): FormsView {
  return {
    search: search.trim().slice(0, longestSearch),
    category: readCategory(category.trim().toLowerCase()),
    court: court.trim() || anything,
    page: readPage(page),
  }
}

/** The address of a view: what is not narrowed is not named. */
export function writeFormsFind({ search, category, court, page }: FormsView): FormsFind {
  return {
    search: search.trim() || undefined,
    category: category === anything ? undefined : category,
    court: court === anything ? undefined : court,
    page: page === 1 ? undefined : String(page),
  }
}

export function isNarrowed({ search, category, court }: FormsView): boolean {
  return search !== '' || category !== anything || court !== anything
}

function readCategory(text: string): string {
  const area = areas.find(known => known === text)
  if (area) return String(categoryIdOf(area))
  const category = findCategory(Number(text))
  return category ? String(category.id) : anything
}

function readPage(text: string): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
