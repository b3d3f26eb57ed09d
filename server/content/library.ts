import type { FormView } from '#shared/contract/forms.ts'
import { checkContent } from './check-content.ts'
import { formatProblem } from './problem.ts'
import { readSources } from './sources.ts'

export class ContentError extends Error {}

export type Library = { forms: FormView[]; find: (id: number) => FormView | undefined }

/** All content, read and checked; a mistake in any file stops the start with its name, line and reason. */
export function loadLibrary(folder: string): Library {
  const { forms, problems } = checkContent(readSources(folder))
  if (problems.length > 0)
    throw new ContentError(`The content has mistakes:\n${problems.map(formatProblem).join('\n')}`)
  const views = forms.flatMap(form => form.draft?.view ?? []).sort((a, b) => a.id - b.id)
  const byId = new Map(views.map(view => [view.id, view]))
  return { forms: views, find: id => byId.get(id) }
}
