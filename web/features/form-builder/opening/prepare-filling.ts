import type { UserView } from '#shared/contract/account.ts'
import type { DraftView } from '#shared/contract/drafts.ts'
import type { FormValues, FormView } from '#shared/contract/forms.ts'
import { formOfSet } from '#shared/templates/papers/form-of-set.ts'
import type { AboutCopy } from '#web/features/drafts/model/device-copy.ts'
import type { KeptAnswers } from '#web/features/drafts/model/kept-answers.ts'
import { newUuid } from '#web/features/drafts/model/new-uuid.ts'
import { resumeDraft } from '#web/features/drafts/model/resume-draft.ts'
import { type SaveState, startSaving } from '#web/features/drafts/model/save-state.ts'
import { readSite } from '#web/site.ts'
import { type AnswerStore, createAnswerStore } from '../answer-store.ts'
import { prefill } from '../prefill.ts'

export type FillingStart = {
  store: AnswerStore
  state: SaveState
  about: AboutCopy
  prefilled: FormValues
  /** Answers kept by other tabs, already merged into these answers. */
  merged: readonly KeptAnswers[]
  /** Save Form was pressed while there was no network. */
  isWanted: boolean
}

type Found = { form: FormView; user: UserView; draft: DraftView | null; records: readonly KeptAnswers[] }

/** The data with which filling in starts: a stored draft, answers kept on this device, or a new form. */
export function prepareFilling(found: Found): FillingStart {
  const { user, draft, records } = found
  const form = formOfSet(found.form)
  const [record] = records
  const about: AboutCopy = {
    id: record?.id ?? newUuid(),
    key: record?.key ?? newUuid(),
    userId: user.id,
    formId: form.id,
    formTitle: form.title,
  }
  const rest = { about, merged: records.slice(1), isWanted: !draft && record?.isWanted === true }
  if (draft) {
    const { state, values, language } = resumeDraft(draft, records)
    return { store: createAnswerStore(form, { values, language }), state, prefilled: {}, ...rest }
  }
  const language = found.form.multiLangContent ? readSite().language : ('en' as const)
  const fresh = { values: prefill(form, user, new Date()), language }
  const start = record ? { values: record.values, language: record.language } : fresh
  const base = record ? { values: record.base, language: record.language } : fresh
  return {
    store: createAnswerStore(form, start),
    state: startSaving(base),
    prefilled: base.values,
    ...rest,
  }
}
