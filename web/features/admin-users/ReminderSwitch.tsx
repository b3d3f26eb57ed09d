import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { readReminderCall, setReminderCall } from '#shared/contract/admin-users.ts'
import { queryClient } from '#web/api.ts'
import { query, send } from '#web/calls.ts'
import { notifyFailure } from '#web/Failure.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'

const reminderQuery = queryOptions(query(readReminderCall))

/** Each administrator's own. Shown as it was chosen at once, and taken back where that could not be kept. */
export function ReminderSwitch() {
  const { data } = useQuery(reminderQuery)
  const change = useMutation({
    mutationFn: (on: boolean) => send(setReminderCall, { body: { on } }),
    onSuccess: kept => queryClient.setQueryData(reminderQuery.queryKey, kept),
    onError: error => notifyFailure('Failed to change the reminder', error),
  })
  if (!data) return null
  const on = change.isPending ? change.variables : data.on
  return (
    <CheckboxField
      label="Remind me by mail while people wait for approval"
      help="Once a day at most, from seven in the morning, when somebody has waited for longer than a day."
      checked={on}
      disabled={change.isPending}
      onChange={event => change.mutate(event.target.checked)}
    />
  )
}
