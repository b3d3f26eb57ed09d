import path from 'node:path'
import type { Shared } from './build-form.ts'
import { type CheckedForm, checkForm, parseShared } from './check-content.ts'
import type { Problem } from './problem.ts'
import { type FormSource, loadForm, loadSources } from './sources.ts'
import { onlyForms } from './sources-in-hand.ts'

/** A shared paper stands in many forms; the first of them tell what is wrong with it, soon. */
const atMost = 3

export type Edited = { forms: string[]; problems: Problem[] }

/**
 * Checks what has just been edited, while the rest stays in memory. `changed` are paths within the content folder.
 */
export function createEditedChecker(folder: string): (changed: readonly string[]) => Edited {
  let sources = loadSources(folder)
  let shared = parseShared(sources)
  const [first] = sources.forms
  // The first check compiles most of the program, so it is made before somebody waits for one.
  if (first && shared.value) checkForm(first, shared.value)

  return changed => {
    const own = [...new Set(changed.flatMap(name => formOf(name) ?? []))]
    const isShared = changed.some(name => /^(?:papers|partials)\/|^fields\.yaml$/.test(name))
    if (isShared) {
      sources = loadSources(folder)
      shared = parseShared(sources)
    }
    const { value } = shared
    if (!value) return { forms: [], problems: shared.problems }
    const parts = changed.map(name => `content/${name}`)
    const printing = isShared ? onlyForms(sources, parts).forms.slice(0, atMost) : []
    const edited = own.map(name => {
      const [area = '', slug = ''] = name.split('/')
      return loadForm(folder, area, slug)
    })
    const checked = [...edited, ...printing].map(source => checkSoon(source, value))
    return {
      forms: checked.map(({ source }) => `${source.area}/${source.slug}`),
      problems: [...shared.problems, ...checked.flatMap(({ problems }) => problems)],
    }
  }
}

/** A mistake that keeps a form from printing is told at once; the many printings follow where there is none. */
function checkSoon(source: FormSource, shared: Shared): CheckedForm {
  const first = checkForm(source, shared, 'start')
  return first.problems.length > 0 ? first : checkForm(source, shared)
}

function formOf(name: string): string | undefined {
  const [kind, area, slug] = name.split(path.sep).join('/').split('/')
  return kind === 'forms' && area && slug && name.includes('.') ? `${area}/${slug}` : undefined
}
