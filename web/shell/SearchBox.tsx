import { linkOptions, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useFrame } from '#web/shell/messages.ts'
import { SearchIcon } from '#web/ui/frame-icons.tsx'

const forms = linkOptions({ to: '/forms' })

type SearchBoxProps = { label?: string; placeholder?: string; onSearch?: () => void }

export function SearchBox({ label, placeholder, onSearch }: SearchBoxProps) {
  const say = useFrame()
  const name = label ?? say('searchForms')
  const navigate = useNavigate()
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const term = new FormData(event.currentTarget).get('search')?.toString().trim()
    if (!term) return
    void navigate({ to: '/forms', search: { search: term } })
    onSearch?.()
  }
  return (
    <search>
      <form
        action={forms.to}
        className="flex rounded-md border border-edge bg-sheet focus-within:border-ink hover:border-ink"
        onSubmit={search}
      >
        <input
          type="search"
          name="search"
          aria-label={name}
          placeholder={placeholder ?? name}
          className="min-h-11 min-w-0 flex-1 rounded-l-md bg-transparent px-3 text-base placeholder:text-muted"
        />
        <button
          type="submit"
          aria-label={say('search')}
          className="flex w-11 shrink-0 cursor-pointer items-center justify-center rounded-r-md text-muted hover:text-ink"
        >
          <SearchIcon className="size-5" />
        </button>
      </form>
    </search>
  )
}
