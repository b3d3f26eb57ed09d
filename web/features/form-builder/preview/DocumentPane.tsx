import { Suspense, useState } from 'react'
import type { DocumentFormat } from '#shared/contract/forms.ts'
import { courtProfiles } from '#shared/templates/court-profiles.ts'
import { useBuilder, usePapersInSight } from '../builder-context.ts'
import { PreviewToolbar } from '../downloads/PreviewToolbar.tsx'
import { PageView, PaperList } from '../later-parts.ts'
import { PapersButton } from '../papers/PapersButton.tsx'
import { Preview } from './Preview.tsx'

type DocumentPaneProps = {
  isWide: boolean
  onDocument: (format: DocumentFormat) => void
  /** Called instead of showing pages, when these need an account. */
  onPagesRefused: (() => void) | undefined
}

/** The document with its actions, and the papers of the set when there are several. */
export function DocumentPane({ isWide, onDocument, onPagesRefused }: DocumentPaneProps) {
  const { filed, layout } = useBuilder()
  const { profile } = layout
  const { shownId } = usePapersInSight()
  const [arePagesShown, setArePagesShown] = useState(false)
  const document = arePagesShown ? (
    <Suspense fallback={<div className="min-h-64 flex-1 bg-sunken" />}>
      <PageView key={shownId} profile={profile} />
    </Suspense>
  ) : (
    <Preview profile={courtProfiles[profile]} />
  )
  return (
    <>
      <PreviewToolbar
        onDocument={onDocument}
        arePagesShown={arePagesShown}
        onPages={onPagesRefused ?? (() => setArePagesShown(!arePagesShown))}
      />
      {filed.papers && isWide ? (
        <div className="flex min-h-0 flex-1 *:last:min-w-0">
          <Suspense>
            <PaperList className="w-48 shrink-0 overflow-y-auto border-r border-rule bg-sheet p-2" />
          </Suspense>
          {document}
        </div>
      ) : (
        <>
          {filed.papers ? <PapersButton /> : null}
          {document}
        </>
      )}
    </>
  )
}
