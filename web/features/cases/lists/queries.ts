import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findJudgesCall, listCasesCall, readCourtCall, readJudgeCall } from '#shared/contract/case-lists.ts'
import { query } from '#web/calls.ts'
import { anything } from '#web/search.ts'
import type { ListsView } from './lists-search.ts'

export type ListPlace = { court?: string; judge?: string }

/** The last list stays while another page or filter loads. */
export function listQuery(place: ListPlace, { court, year, category, bench, sort, page }: ListsView) {
  return queryOptions({
    ...query(listCasesCall, {
      query: {
        ...(court ? { court } : {}),
        ...place,
        year,
        category: category === anything ? undefined : category,
        benchFrom: bench,
        sort,
        page,
      },
    }),
    placeholderData: keepPreviousData,
  })
}

export function courtQuery(court: string) {
  return query(readCourtCall, { params: { court } })
}

export function judgeQuery(judge: string) {
  return query(readJudgeCall, { params: { judge } })
}

export function judgesQuery(name: string) {
  return queryOptions({
    ...query(findJudgesCall, { query: { name } }),
    enabled: name.length > 1,
    placeholderData: keepPreviousData,
  })
}
