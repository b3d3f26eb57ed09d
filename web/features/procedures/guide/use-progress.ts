import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { keepProgressCall } from '#shared/contract/procedures.ts'
import { queryClient } from '#web/api.ts'
import { send } from '#web/calls.ts'
import { useMessages } from '#web/messages.ts'
import { notify } from '#web/ui/toast-store.ts'
import { progressQuery, rememberDone } from '../queries.ts'
import { guideMessages } from './messages.ts'

const none: readonly number[] = []

/** The completed steps. Ticks show at once; requests are sent one after the other, each with the whole list. */
export function useProgress(slug: string) {
  const say = useMessages(guideMessages)
  const query = progressQuery(slug)
  const { data, isError, refetch } = useQuery(query)
  const { mutate } = useMutation({
    scope: { id: slug },
    mutationFn: () => send(keepProgressCall, { params: { slug }, body: { done: readDone() } }),
    onSuccess: () => rememberDone(slug, readDone()), // a fetch of the list may be under way
    onError: () =>
      notify({
        title: say('progressNotSaved'),
        description: say('checkConnection'),
        tone: 'danger',
        action: { label: say('tryAgain'), onPress: () => mutate() },
      }),
  })

  function readDone(): number[] {
    return queryClient.getQueryData(query.queryKey)?.done ?? []
  }

  const keep = useCallback(
    (done: number[]) => {
      rememberDone(slug, done)
      mutate()
    },
    [slug, mutate],
  )
  const toggle = useCallback(
    (step: number, isDone: boolean) => {
      const done = queryClient.getQueryData(progressQuery(slug).queryKey)?.done ?? []
      keep(isDone ? [...done, step].sort((a, b) => a - b) : done.filter(other => other !== step))
    },
    [slug, keep],
  )
  return { done: data?.done ?? none, isKnown: data !== undefined, isError, refetch, toggle, keep }
}
