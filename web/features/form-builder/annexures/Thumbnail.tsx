import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AnnexureTurn } from '#shared/annexures.ts'
import { pictureQuery } from './calls.ts'

/**
 * A small picture of the first page, turned as in the set. It needs no alt text because the title is
 * beside it.
 */
export function Thumbnail({ id, turn }: { id: number; turn: AnnexureTurn }) {
  const address = usePictureAddress(useQuery(pictureQuery(id)).data)
  return (
    <div className="flex size-16 shrink-0 sm:size-24 items-center justify-center overflow-hidden rounded-sm border border-rule bg-sunken">
      {address ? (
        <img
          src={address}
          alt=""
          className="max-h-full max-w-full object-contain"
          style={{ rotate: `${turn}deg` }}
        />
      ) : (
        <FileText aria-hidden="true" className="size-6 text-muted" />
      )}
    </div>
  )
}

function usePictureAddress(picture: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return address
}
