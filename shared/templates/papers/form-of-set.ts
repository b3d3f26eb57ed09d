import type { FormGroup, FormView, PaperView } from '#shared/contract/forms.ts'
import type { PaperChoice } from './choice.ts'

/**
 * The form with the questions and computed values of the papers in its set. Questions used only by papers
 * that were left out are removed.
 */
export function formOfSet(form: FormView, choice: PaperChoice = {}): FormView {
  const { papers } = form
  if (!papers) return form
  const fields = papers.fields.flatMap(({ papers: needing, ...field }) => {
    const when = conditionOf(needing, papers.list, choice)
    if (when === undefined) return []
    return [withCondition(field, when)]
  })
  const groups = papers.groups.flatMap((group): FormGroup[] => {
    const own = papers.fields.filter(field => field.group === group.id)
    const when = conditionOf([...new Set(own.flatMap(field => field.papers))], papers.list, choice)
    return when === undefined ? [] : [withCondition(group, when)]
  })
  return {
    ...form,
    fields: [...form.fields, ...fields],
    groups: [...form.groups, ...groups],
    derived: [...form.derived, ...papers.derived],
    conditions: { ...form.conditions, ...papers.conditions },
  }
}

/** The condition under which one of the papers is in the set: '' means always, undefined never. */
function conditionOf(
  ids: readonly string[],
  list: readonly PaperView[],
  choice: PaperChoice,
): string | undefined {
  const conditions = list
    .filter(paper => ids.includes(paper.id) && choice[paper.id] !== false)
    .map(paper => (choice[paper.id] ? '' : (paper.showIf ?? '')))
  if (conditions.length === 0) return undefined
  return conditions.includes('') ? '' : conditions.map(text => `(${text})`).join(' or ')
}

function withCondition<T extends { showIf?: string | undefined }>(asked: T, when: string): T {
  if (when === '') return asked
  return { ...asked, showIf: asked.showIf ? `(${asked.showIf}) and (${when})` : when }
}
