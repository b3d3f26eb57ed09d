import { Suspense } from 'react'
import type { DocumentFormat } from '#shared/contract/forms.ts'
import type { CourtProfileName } from '#shared/courts.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { useBuilder } from '../builder-context.ts'
import { PreviewToolbar } from '../downloads/PreviewToolbar.tsx'
import { PaperList } from '../later-parts.ts'
import { PapersButton } from '../papers/PapersButton.tsx'
import { Preview } from './Preview.tsx'

type DocumentPaneProps = {
  isWide: boolean
  profile: CourtProfileName
  onProfile: (profile: CourtProfileName) => void
  onDocument: (format: DocumentFormat) => void
}

/** The document with its actions, and the papers of the set when there are several. */
export function DocumentPane({ isWide, profile, onProfile, onDocument }: DocumentPaneProps) {
  const { filed } = useBuilder()
  return (
    <>
      <PreviewToolbar profile={profile} onProfile={onProfile} onDocument={onDocument} />
      {filed.papers && isWide ? (
        <div className="flex min-h-0 flex-1 *:last:min-w-0">
          <Suspense>
            <PaperList className="w-48 shrink-0 overflow-y-auto border-r border-rule bg-sheet p-2" />
          </Suspense>
          <Preview profile={courtProfiles[profile]} />
        </div>
      ) : (
        <>
          {filed.papers ? <PapersButton /> : null}
          <Preview profile={courtProfiles[profile]} />
        </>
      )}
    </>
  )
}
