import type { AdminFormRequest } from '#shared/contract/form-requests.ts'

/** 'Asked 4 times by 3 people'. */
export function describeTimes({ times, askers }: Pick<AdminFormRequest, 'times' | 'askers'>): string {
  const often = times === 1 ? 'once' : times === 2 ? 'twice' : `${times.toLocaleString('en-IN')} times`
  return askers.length === 1 ? `Asked ${often}` : `Asked ${often} by ${askers.length} people`
}
