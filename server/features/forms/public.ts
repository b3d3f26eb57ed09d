/** For what looks through forms and guides together. */
export { createFormIndex, type FormIndex, findNearForms, searchForms } from './search-forms.ts'
