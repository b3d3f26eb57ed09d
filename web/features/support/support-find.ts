/** What the address says of a list: `?search=bail&category=Criminal+Law&level=Beginner&status=open&tab=live`. */
export type SupportFind = {
  search?: string
  category?: string
  level?: string
  status?: string
  tab?: string
}

export const anything = 'all'

export function readSupportFind(search: Record<string, unknown>): SupportFind {
  return {
    search: readText(search.search),
    category: readText(search.category),
    level: readText(search.level),
    status: readText(search.status),
    tab: readText(search.tab),
  }
}

/** An address is typed and mangled by people: what is not an option is everything. */
export function readOption<Option extends string>(
  value: string | undefined,
  options: readonly Option[],
): Option | typeof anything {
  return options.find(option => option.toLowerCase() === value?.trim().toLowerCase()) ?? anything
}

const plainFind: Required<SupportFind> = {
  search: '',
  category: anything,
  level: anything,
  status: anything,
  tab: 'upcoming',
}

/** The address of a choice: what is not narrowed, and the tab one comes to anyway, are not named. */
export function writeSupportFind(find: SupportFind): SupportFind {
  const names = Object.keys(plainFind) as (keyof SupportFind)[] // its own keys
  return Object.fromEntries(
    names.filter(name => find[name] && find[name] !== plainFind[name]).map(name => [name, find[name]]),
  )
}

export function listCategories(items: readonly { category: string }[]): string[] {
  return [...new Set(items.map(item => item.category))].sort((a, b) => a.localeCompare(b, 'en'))
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
