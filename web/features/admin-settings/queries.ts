import { queryOptions } from '@tanstack/react-query'
import { readSettingsCall, type SettingsView } from '#shared/contract/settings.ts'
import { deriveSite } from '#shared/site.ts'
import { queryClient } from '#web/api.ts'
import { query } from '#web/calls.ts'
import { announcementQuery } from '#web/features/announcement/queries.ts'
import { setSite } from '#web/site.ts'

export const settingsQuery = queryOptions({ ...query(readSettingsCall), refetchOnMount: 'always' })

/** This page, the frame around it and the announcement show at once what was saved. */
export function keepSettings(view: SettingsView) {
  queryClient.setQueryData(settingsQuery.queryKey, view)
  const { identity, accounts, order, sample, footer } = view.sections
  setSite(
    deriveSite({
      identity: identity.value,
      accounts: accounts.value,
      order: order.value,
      sample: sample.value,
      footer: footer.value,
    }),
  )
  void queryClient.invalidateQueries({ queryKey: announcementQuery.queryKey })
}
