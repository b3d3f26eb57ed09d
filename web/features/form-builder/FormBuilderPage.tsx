import { useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ChooseForm } from './choosing/ChooseForm.tsx'
import { FormNotFound } from './opening/FormNotFound.tsx'
import { OpenForm } from './opening/OpenForm.tsx'
import { beginSitting, nameSitting, type Sitting } from './opening/sitting.ts'
import { readId } from './queries.ts'

/** /form-builder/:id? A draft stands in the address as ?draft=. */
export function FormBuilderPage() {
  const params = useParams({ strict: false })
  const search = useSearch({ strict: false })
  const [last, setLast] = useState<Sitting>()
  const id = readId(params.id)
  const draftId = readId(search.draft)

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
