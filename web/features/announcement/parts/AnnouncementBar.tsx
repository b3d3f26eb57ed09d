import { useQuery } from '@tanstack/react-query'
import { dismissAnnouncementCall } from '#shared/contract/settings.ts'
import { queryClient } from '#web/api.ts'
import { send } from '#web/calls.ts'
import { useSiteLanguage } from '#web/language.ts'
import { announcementQuery } from '../queries.ts'
import { AnnouncementText } from './AnnouncementText.tsx'

/** The region is there before its text, so that screen readers say the text when it comes, and interrupt nobody. */
export function AnnouncementBar() {
  const { data } = useQuery(announcementQuery)
  const language = useSiteLanguage()
  const announcement = data?.announcement

  /** At once; should the server not hear of it, it stands there again with the next page. */
  function dismiss(edition: number) {
    queryClient.setQueryData(announcementQuery.queryKey, { announcement: null })
    document.getElementById('main')?.focus({ preventScroll: true })
    send(dismissAnnouncementCall, { body: { edition } }).catch(() => undefined)
  }

  return (
    <div role="status" data-chrome="">
      {announcement ? (
        <AnnouncementText
          texts={announcement}
          language={language}
          onDismiss={() => dismiss(announcement.edition)}
        />
      ) : null}
    </div>
  )
}
