import { purposes } from '#shared/procedures/purposes.ts'
import type { ProceduresFind } from './procedures-find.ts'

/** A court's name or 'all', and one of the purposes or 'all'. */
export type ProceduresView = { court: string; purpose: string }

export const anything = 'all'
export const plainView: ProceduresView = { court: anything, purpose: anything }

/** An address is typed and mangled by people: a purpose that does not exist is all. */
export function readProceduresView({ court = '', purpose = '' }: ProceduresFind): ProceduresView {
  const wanted = purpose.trim().toLowerCase()
  return {
    court: court.trim() || anything,
    purpose: purposes.find(known => known.toLowerCase() === wanted) ?? anything,
  }
}

/** The address of a view: what is not narrowed is not named. */
export function writeProceduresFind({ court, purpose }: ProceduresView): ProceduresFind {
  return {
    court: court === anything ? undefined : court,
    purpose: purpose === anything ? undefined : purpose,
  }
}

export function isNarrowed({ court, purpose }: ProceduresView): boolean {
  return court !== anything || purpose !== anything
}
