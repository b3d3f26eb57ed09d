/** What other screens with a person's details share with registration. */
export { FieldRow } from './FieldRow.tsx'
export { NewPasswordField } from './NewPasswordField.tsx'
export { checkEmail, checkFirstName, checkLastName, checkNewPassword, checkUsername } from './rules.ts'
export { StateField } from './StateField.tsx'
