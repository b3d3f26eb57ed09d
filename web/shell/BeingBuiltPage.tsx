import { useMatches } from '@tanstack/react-router'
import { AppLinkButton } from '#web/AppLink.tsx'
import { paths } from '#web/paths.ts'
import { PlainPage } from '#web/shell/PlainPage.tsx'

/** Stands at the address of a page that has not been written yet, and says so. */
export function BeingBuiltPage() {
  const title = useMatches({ select: matches => matches.at(-1)?.staticData.title ?? '' })
  return (
    <PlainPage
      title={title}
      actions={
        <AppLinkButton to={paths.home()} variant="secondary">
          Back to the home page
        </AppLinkButton>
      }
    >
      <p>This page is being built. Nothing is missing from your account: it simply does not exist yet.</p>
    </PlainPage>
  )
}
