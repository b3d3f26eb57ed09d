import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, Rss, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SavedSearch } from '#shared/contract/saved-searches.ts'
import { useAnswers } from '#web/answers.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { formatDay } from '#web/dates.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { notify } from '#web/ui/toast-store.ts'
import { viewOfSaved, writeCaseLawSearch } from '../search-params.ts'
import { caseMessages, categoryKeys } from '../shared/messages.ts'
import { FeedDialog } from './FeedDialog.tsx'
import { searchesMessages, typeKeys } from './messages.ts'
import { changeSearch, deleteSearch, reloadSearches, restoreSearch } from './queries.ts'
import { RenameDialog } from './RenameDialog.tsx'

/** One saved search: what it asks, whether it writes, and what can be done with it. */
export function SearchRow({ search }: { search: SavedSearch }) {
  const say = useMessages(searchesMessages)
  const [isRenaming, setRenaming] = useState(false)
  const [isFeeding, setFeeding] = useState(false)
  const { name } = search
  const alert = useAlert(search)
  const remove = useRemoval(search)
  const address = { to: '/case-law', search: writeCaseLawSearch(viewOfSaved(search)) } as const
  return (
    <li className="flex flex-col gap-2 p-4 sm:px-5">
      <h2 className="text-lg [overflow-wrap:anywhere]">
        <Link {...address} className="no-underline hover:underline">
          {name}
        </Link>
      </h2>
      {search.query === name ? null : (
        <p className="line-clamp-2 text-muted [overflow-wrap:anywhere]">{search.query}</p>
      )}
      <Facts search={search} />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <CheckboxField
          label={<span aria-hidden="true">{say('alertOn')}</span>}
          aria-label={say('alertNamed', { name })}
          checked={alert.isOn}
          disabled={alert.isPending}
          onChange={event => alert.turn(event.target.checked)}
        />
        <div className="-ml-2 flex flex-wrap sm:-ml-4">
          <ButtonLink
            {...address}
            variant="quiet"
            className="max-sm:px-2"
            aria-label={say('runNamed', { name })}
          >
            <Search aria-hidden="true" className="size-4" />
            {say('run')}
          </ButtonLink>
          <Button variant="quiet" aria-label={say('renameNamed', { name })} onClick={() => setRenaming(true)}>
            <Pencil aria-hidden="true" className="size-4" />
            {say('rename')}
          </Button>
          <Button variant="quiet" aria-label={say('feedNamed', { name })} onClick={() => setFeeding(true)}>
            <Rss aria-hidden="true" className="size-4" />
            {say(search.feedAt === null ? 'feed' : 'feedOn')}
          </Button>
          <Button
            variant="quiet"
            className="max-sm:px-2"
            aria-label={say('removeNamed', { name })}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            {say('remove')}
          </Button>
        </div>
      </div>
      {isFeeding ? <FeedDialog search={search} onClose={() => setFeeding(false)} /> : null}
      {isRenaming ? <RenameDialog search={search} onClose={() => setRenaming(false)} /> : null}
    </li>
  )
}

function Facts({ search }: { search: SavedSearch }) {
  const say = useMessages(searchesMessages)
  const word = useMessages(caseMessages)
  const language = useLanguage()
  const { category, createdAt, searchType, filters } = search
  const { courts = [], judges = [], sections = [], within = [], yearFrom: from, yearTo: to } = filters
  const years = [
    from !== undefined && to !== undefined && say('years', { from, to }),
    from !== undefined && to === undefined && say('yearsFrom', { from }),
    from === undefined && to !== undefined && say('yearsTo', { to }),
  ]
  const facts = [
    say(typeKeys[searchType]),
    category && word(categoryKeys[category]),
    ...within.map(text => `“${text}”`),
    ...courts,
    ...judges,
    ...sections,
    filters.benchFrom !== undefined && say('benchFrom', { count: filters.benchFrom }),
    ...years,
  ]
  const saved = say('savedOn', { date: formatDay(createdAt, language) })
  return <p className="text-sm text-muted">{[...facts, saved].filter(Boolean).join(' · ')}</p>
}

function useAlert(search: SavedSearch) {
  const say = useMessages(searchesMessages)
  const { sayFailure } = useAnswers()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (alert: boolean) => changeSearch(search, { alert, version: search.version }),
    onSuccess: ({ alert, name }) =>
      notify({ title: say(alert ? 'alertsOn' : 'alertsOff'), description: name, tone: 'success' }),
    onError: error => {
      notify({ title: say('alertNotChanged'), description: sayFailure(error), tone: 'danger' })
      void reloadSearches()
    },
  })
  return { isOn: isPending ? variables : search.alert, isPending, turn: mutate }
}

function useRemoval(search: SavedSearch) {
  const say = useMessages(searchesMessages)
  const { sayFailure } = useAnswers()
  const restore = useMutation({
    mutationFn: () => restoreSearch(search),
    onError: error => notify({ title: say('notRestored'), description: sayFailure(error), tone: 'danger' }),
  })
  return useMutation({
    mutationFn: () => deleteSearch(search),
    onSuccess: () => {
      const action = { label: say('undo'), onPress: () => restore.mutate() }
      notify({ title: say('deleted'), description: search.name, action })
    },
    onError: error => notify({ title: say('notDeleted'), description: sayFailure(error), tone: 'danger' }),
  })
}
