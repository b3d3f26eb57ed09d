import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListOrdered } from 'lucide-react'
import type { ProcedureLink } from '#shared/contract/procedures.ts'
import { useMessages } from '#web/messages.ts'
import { DropdownMenu, MenuItem } from '#web/ui/DropdownMenu.tsx'
import { procedureLinkMessages } from '../messages.ts'
import { formProceduresQuery } from '../queries.ts'

const look =
  'ml-3 inline-flex min-h-11 cursor-pointer items-center gap-1.5 px-1 text-sm font-semibold text-bench-ink no-underline hover:underline'

/** A menu lists at most this many guides; a vakalatnama goes with nearly all. */
const most = 8

/** The guides that a form is used in; nothing where there are none. */
export function FormProcedures({ formId }: { formId: number }) {
  const { data } = useQuery(formProceduresQuery(formId))
  const [first, ...others] = data ?? []
  if (!first) return null
  if (others.length === 0) return <One guide={first} />
  return others.length < most ? <Several guides={[first, ...others]} /> : <Library />
}

function One({ guide }: { guide: ProcedureLink }) {
  const say = useMessages(procedureLinkMessages)
  return (
    <Link
      to="/procedures/$slug"
      params={{ slug: guide.slug }}
      aria-label={say('procedureNamed', { title: guide.title })}
      className={look}
    >
      <ListOrdered aria-hidden="true" className="size-4" />
      {say('procedure')}
    </Link>
  )
}

function Library() {
  const say = useMessages(procedureLinkMessages)
  return (
    <Link to="/procedures" className={look}>
      <ListOrdered aria-hidden="true" className="size-4" />
      {say('procedures')}
    </Link>
  )
}

function Several({ guides }: { guides: readonly ProcedureLink[] }) {
  const say = useMessages(procedureLinkMessages)
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={look}>
          <ListOrdered aria-hidden="true" className="size-4" />
          {say('procedureCount', { count: guides.length })}
        </button>
      }
    >
      {guides.map(guide => (
        <MenuItem key={guide.slug} asChild>
          <Link lang="en" to="/procedures/$slug" params={{ slug: guide.slug }}>
            {guide.title}
          </Link>
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
