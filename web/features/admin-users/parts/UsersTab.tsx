import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UserView } from '#shared/contract/account.ts'
import { deriveErrorMessage } from '#web/api.ts'
import { useUser } from '#web/session.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ApprovalBar } from '../ApprovalBar.tsx'
import { CreateUserDialog } from '../CreateUserDialog.tsx'
import { countByStatus, filterByStatus, searchUsers, sortUsers } from '../list-users.ts'
import { usersQuery } from '../queries.ts'
import { ReminderSwitch } from '../ReminderSwitch.tsx'
import { findRemarks } from '../remarks.ts'
import { findOpener, focusAgain } from '../row-focus.ts'
import { UserDialogs } from '../UserDialogs.tsx'
import { UserList } from '../UserList.tsx'
import { UsersToolbar } from '../UsersToolbar.tsx'
import type { OpenedDialog, OpenUserDialog } from '../user-dialog.ts'
import { deriveUsersView, type UsersFind, writeSort } from '../users-find.ts'

type UsersTabProps = { find: UsersFind; onFind: (next: Partial<UsersFind>) => void }
const nobody: UserView[] = []
const noneChosen: ReadonlySet<number> = new Set()

export function UsersTab({ find, onFind }: UsersTabProps) {
  const query = useQuery(usersQuery)
  const ownId = useUser().id
  const users = query.data ?? nobody
  const [opened, setOpened] = useState<OpenedDialog>()
  const [isCreating, setIsCreating] = useState(false)
  const [chosen, setChosen] = useState(noneChosen)
  const remarks = useMemo(() => findRemarks(users), [users])
  const rememberAct = useFocusAfterAct()
  const { status, search, sort } = deriveUsersView(find)
  const { key, descending } = sort
  const found = useMemo(() => searchUsers(users, search), [users, search])
  const counts = useMemo(() => countByStatus(found), [found])
  const shown = useMemo(
    () => sortUsers(filterByStatus(found, status), { key, descending }),
    [found, status, key, descending],
  )
  const waiting = useMemo(() => filterByStatus(shown, 'pending'), [shown])
  const choose = useCallback((id: number) => setChosen(before => toggle(before, id)), [])
  const open = useCallback<OpenUserDialog>((kind, user) => {
    setOpened({ kind, user, opener: findOpener(user.id) })
  }, [])

  if (query.isPending) return <Skeleton count={6} className="h-16" label="Loading users..." />
  if (!query.data) {
    return (
      <ErrorState
        title="The users could not be loaded"
        message={deriveErrorMessage(query.error)}
        onRetry={() => query.refetch()}
      />
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <UsersToolbar
        view={{ status, search, sort }}
        counts={counts}
        shown={shown.length}
        total={users.length}
        isReloading={query.isFetching}
        onReload={() => query.refetch()}
        onCreate={() => setIsCreating(true)}
        onFind={onFind}
      />
      <UserList
        users={shown}
        sort={sort}
        onSort={next => onFind({ sort: writeSort(next) })}
        ownId={ownId}
        onOpen={open}
        onAct={rememberAct}
        remarks={remarks}
        chosen={chosen}
        onChoose={choose}
        onClear={() => onFind({ status: '', search: '' })}
      />
      <ApprovalBar waiting={waiting} chosen={chosen} remarks={remarks} onChoose={setChosen} />
      <ReminderSwitch />
      {opened ? <UserDialogs opened={opened} onOpen={open} onClose={() => setOpened(undefined)} /> : null}
      {isCreating ? <CreateUserDialog onClose={() => setIsCreating(false)} /> : null}
    </div>
  )
}

function toggle(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return chosen.has(id) ? new Set([...chosen].filter(each => each !== id)) : new Set([...chosen, id])
}

/**
 * The pressed button may be replaced, or its row may leave the list: the focus moves to the row, or to the head of the
 * list.
 */
function useFocusAfterAct() {
  const acted = useRef<number>(undefined)
  useEffect(() => {
    if (acted.current === undefined || document.activeElement !== document.body) return
    focusAgain(null, acted.current)
    acted.current = undefined
  })
  return useCallback((id: number) => {
    acted.current = id
  }, [])
}
