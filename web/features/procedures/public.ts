/** What a form's page shows of the guides. */
export { FormProcedures } from './FormProcedures.tsx'
