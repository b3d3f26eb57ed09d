import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { BuilderSkeleton } from './opening/BuilderSkeleton.tsx'
import { FormNotFound } from './opening/FormNotFound.tsx'
import { OpenForm } from './opening/OpenForm.tsx'
import { derivePageKey, type FirstSave, recordFirstSave } from './opening/page-key.ts'
import { readId } from './queries.ts'

const route = getRouteApi('/form-builder/{-$id}')

/**
 * Not needed when the address names a form. If it cannot be fetched, the router reports it as for a page.
 */
const ChooseForm = lazy(async () => ({ default: (await import('./choosing/ChooseForm.tsx')).ChooseForm }))

/** /form-builder/:id? A draft is in the address as ?draft=. */
export function FormBuilderPage() {
  const params = route.useParams()
  const { draft: draftId } = route.useSearch()
  const [last, setLast] = useState<FirstSave>()
  const id = readId(params.id)

  if (params.id === undefined)
    return (
      <Suspense fallback={<BuilderSkeleton />}>
        <ChooseForm />
      </Suspense>
    )
  if (id === undefined) return <FormNotFound />
  if (last && !last.isInAddress && last.draftId === draftId) setLast({ ...last, isInAddress: true })
  const key = derivePageKey(id, draftId, last)
  return (
    <OpenForm
      key={key}
      id={id}
      draftId={draftId}
      onSaved={saved => setLast(before => recordFirstSave(key, saved, before))}
    />
  )
}
