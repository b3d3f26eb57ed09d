import { purposes } from '#shared/procedures/purposes.ts'
import type { ProceduresFind } from './procedures-find.ts'

/** Words, a court's name or 'all', and one of the purposes or 'all'. */
export type ProceduresView = { search: string; court: string; purpose: string }

export const anything = 'all'
export const longestSearch = 200
export const plainView: ProceduresView = { search: '', court: anything, purpose: anything }

/** An address is typed and mangled by people: a purpose that does not exist is all. */
export function readProceduresView({
  search = '',
  court = '',
  purpose = '',
}: ProceduresFind): ProceduresView {
  const wanted = purpose.trim().toLowerCase()
  return {
    search: search.trim().slice(0, longestSearch),
    court: court.trim() || anything,
    purpose: purposes.find(known => known.toLowerCase() === wanted) ?? anything,
  }
}

/** The address of a view: what is not narrowed is not named. */
export function writeProceduresFind({ search, court, purpose }: ProceduresView): ProceduresFind {
  return {
    search: search.trim() || undefined,
    court: court === anything ? undefined : court,
    purpose: purpose === anything ? undefined : purpose,
  }
}

export function isNarrowed({ search, court, purpose }: ProceduresView): boolean {
  return search !== '' || court !== anything || purpose !== anything
}
