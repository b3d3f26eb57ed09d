/** `?tab=users&status=pending&search=rao&sort=-lastLogin`: each tab reads what it knows. */
export type AdminSearch = { tab?: string; status?: string; search?: string; sort?: string }

export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  return {
    tab: readText(search.tab),
    status: readText(search.status),
    search: readText(search.search),
    sort: readText(search.sort),
  }
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
