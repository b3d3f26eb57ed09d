import type { FormView } from '#shared/contract/forms.ts'
import { findLists } from '#shared/templates/derived-sources.ts'
import { rememberByObject } from './by-text.ts'

/** The lists for whose items values are computed, found once for each form. */
export const listsIn = rememberByObject((view: FormView) => findLists(view))
