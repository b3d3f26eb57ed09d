import type { FormField } from '#shared/contract/forms.ts'
import { languages } from '#shared/languages.ts'
import {
  annexureGroup,
  annexureMark,
  annexurePlace,
  annexureTitle,
} from '#shared/templates/annexures/names.ts'
import type { FormDraft } from '../draft.ts'
import { placeholdersOf } from './placeholders.ts'

/**
 * Adds the placeholders of annexures as answers, as far as texts use them. They are not questions, but
 * their values are known when a text is compiled.
 */
export function withAnnexureNames(draft: FormDraft): FormDraft {
  const { annexures, groups, fields } = draft.view
  if (!annexures) return draft
  const texts = [draft, ...draft.papers].flatMap(paper => languages.map(language => paper.texts[language]))
  const used = new Set(texts.flatMap(text => [...placeholdersOf(text)]))
  const single = groups.find(({ repeat }) => !repeat)?.id ?? ''
  const marks = annexures.list.map(({ name }) => nameKnown(annexurePlace(name), single))
  const columns = [annexureMark, annexureTitle].map(name => nameKnown(name, annexureGroup))
  const known = [...marks, ...columns].filter(({ name }) => used.has(name))
  const hasColumns = columns.some(({ name }) => used.has(name))
  const title = { en: 'Annexures', hi: 'अनुलग्नक', mr: 'परिशिष्टे' }
  return {
    ...draft,
    sample: {
      ...draft.sample,
      ...Object.fromEntries(known.flatMap(({ name, group }) => (group === single ? [[name, '1']] : []))),
      ...(hasColumns && { [annexureGroup]: [Object.fromEntries(columns.map(({ name }) => [name, '1']))] }),
    },
    view: {
      ...draft.view,
      groups: [...groups, ...(hasColumns ? [{ id: annexureGroup, title, repeat: true, item: title }] : [])],
      fields: [...fields, ...known],
    },
  }
}

function nameKnown(name: string, group: string): FormField {
  const labels = { en: name, hi: 'अनुलग्नक', mr: 'परिशिष्ट' }
  return { name, label: name, labels, type: 'text', required: false, group }
}
