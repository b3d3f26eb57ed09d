import type { Snapshot } from '../library/case-index.ts'
import type { IndexFilters } from '../library/search-query.ts'
import type { Nearest } from '../library/vector-store.ts'
import { type ModelNeeds, nearestWanted } from './ask-model.ts'

type Needs = { snapshot: Pick<Snapshot, 'nearest'>; warn: ModelNeeds['warn'] }

/** An engine that compares vectors itself knows the filters. If it fails, the search goes on without it. */
export async function listNearest(
  nearest: Nearest,
  filters: IndexFilters,
  { snapshot, warn }: Needs,
): Promise<readonly string[]> {
  if (Array.isArray(nearest)) return nearest
  try {
    return (await snapshot.nearest?.(nearest, { filters, limit: nearestWanted })) ?? []
  } catch (failure) {
    warn(failure, 'comparing meanings')
    return []
  }
}
