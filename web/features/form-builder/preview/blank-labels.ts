import type { FormView } from '#shared/contract/forms.ts'
import type { Language } from '#shared/languages.ts'
import type { Line, Run } from '#shared/templates/blocks.ts'
import { describePlace } from '../describe-place.ts'

/** The labels of the questions for which a blank waits. */
export type BlankLabels = { short: (blank: Run) => string; whole: (blank: Run) => string }

const shownLabels = 2

/**
 * A blank shows the label of its question; a computed blank shows those of its questions, but only the
 * first when there are many.
 */
export function createBlankLabels(
  form: Pick<FormView, 'fields' | 'groups'>,
  language: Language,
): BlankLabels {
  function listLabels({ sources = [], field = '', item }: Run): string[] {
    // A question with a default answer never causes a blank.
    const asked = sources.flatMap(
      source => form.fields.find(({ name, default: usual }) => name === source && usual === undefined) ?? [],
    )
    if (asked.length === 0) return [field]
    return asked.map(({ name, group }) => describePlace(form, { name, group, index: item }, language))
  }
  return {
    short(blank) {
      const labels = listLabels(blank)
      return labels.length <= shownLabels ? labels.join(', ') : `${labels[0]} …`
    },
    whole: blank => listLabels(blank).join(', '),
  }
}

/** For a title outside the document, where a blank has no colour of its own: 'Demand notice dated [Date of the notice]'. */
export function bracketBlanks(line: Line, labels: BlankLabels): Line {
  return line.map(run => (run.blank ? { ...run, text: `[${labels.short(run)}]` } : run))
}
