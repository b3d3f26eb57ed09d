import { states } from '#shared/states.ts'
import { accountMessages } from '#web/features/account/messages.ts'
import { useMessages } from '#web/messages.ts'
import { SelectField, type SelectFieldProps } from '#web/ui/SelectField.tsx'

const options = states.map(state => ({ value: state, label: state }))

/** The State of enrolment; optional. */
export function StateField(props: Omit<SelectFieldProps, 'label' | 'options'>) {
  const say = useMessages(accountMessages)
  const none = { value: '', label: say('notGiven') }
  return <SelectField {...props} label={say('enrolmentState')} optional options={[none, ...options]} />
}
