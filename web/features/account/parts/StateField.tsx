import { states } from '#shared/states.ts'
import { SelectField, type SelectFieldProps } from '#web/ui/SelectField.tsx'

const options = [{ value: '', label: 'Not given' }, ...states.map(state => ({ value: state, label: state }))]

/** Where an advocate is enrolled. Nobody has to say. */
export function StateField(props: Omit<SelectFieldProps, 'label' | 'options'>) {
  return <SelectField {...props} label="State of enrolment" optional options={options} />
}
