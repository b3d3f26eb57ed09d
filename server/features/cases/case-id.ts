import { AppError } from '#server/lib/app-error.ts'
import { judgment } from '#shared/cases/judgment.ts'

/** Refuses a text that cannot be the id of a judgment before the library is asked. */
export function checkCaseId(id: string): string {
  if (!judgment.shape.id.safeParse(id).success) throw unknownCase()
  return id
}

export function unknownCase(): AppError {
  return new AppError('not_found', 'The library has no such judgment.')
}
