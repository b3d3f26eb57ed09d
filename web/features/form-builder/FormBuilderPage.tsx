import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { ChooseForm } from './choosing/ChooseForm.tsx'
import { FormNotFound } from './opening/FormNotFound.tsx'
import { OpenForm } from './opening/OpenForm.tsx'
import { beginSitting, nameSitting, type Sitting } from './opening/sitting.ts'
import { readId } from './queries.ts'

const route = getRouteApi('/form-builder/{-$id}')

/** /form-builder/:id? A draft stands in the address as ?draft=. */
export function FormBuilderPage() {
  const params = route.useParams()
  const { draft: draftId } = route.useSearch()
  const [last, setLast] = useState<Sitting>()
  const id = readId(params.id)

  if (params.id === undefined) return <ChooseForm />
  if (id === undefined) return <FormNotFound />
  if (last && !last.isInAddress && last.draftId === draftId) setLast({ ...last, isInAddress: true })
  const key = nameSitting(id, draftId, last)
  return (
    <OpenForm
      key={key}
      id={id}
      draftId={draftId}
      onSaved={saved => setLast(before => beginSitting(key, saved, before))}
    />
  )
}
