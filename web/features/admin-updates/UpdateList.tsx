import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AdminUpdateView } from '#shared/contract/updates.ts'
import { nameType } from '#shared/contract/updates.ts'
import { formatDay, formatLongDay } from '#web/dates.ts'
import { deriveSeverity } from '#web/features/updates/model.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { useOrderUpdates, useSwitchUpdate } from './changes.ts'
import { moveId } from './update-values.ts'

type LineActs = {
  onEdit: (update: AdminUpdateView) => void
  onHistory: (update: AdminUpdateView) => void
  onDelete: (update: AdminUpdateView) => void
}
type UpdateListProps = LineActs & { updates: AdminUpdateView[] }

export function UpdateList({ updates, ...acts }: UpdateListProps) {
  const { move, announcement } = useMoving(updates)
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol aria-label="Updates" className="flex flex-col gap-3">
        {updates.map((update, index) => (
          <li key={update.id}>
            <UpdateLine
              {...acts}
              update={update}
              isFirst={index === 0}
              isLast={index === updates.length - 1}
              onMove={by => move(update.id, by)}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

/** One move at a time; the pressed button keeps the focus although its row has moved. */
function useMoving(updates: AdminUpdateView[]) {
  const order = useOrderUpdates()
  const [announcement, setAnnouncement] = useState('')
  const pressed = useRef<string>(undefined)
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return
    document.getElementById(pressed.current)?.focus()
  })

  function move(id: number, by: 1 | -1) {
    const ids = updates.map(update => update.id)
    const wanted = moveId(ids, id, by)
    if (order.isPending || wanted.join() === ids.join()) return
    pressed.current = moveButtonId(id, by)
    order.mutate(wanted, {
      onSuccess: () => setAnnouncement(`Now at place ${wanted.indexOf(id) + 1} of ${ids.length}`),
    })
  }

  return { move, announcement }
}

type UpdateLineProps = LineActs & {
  update: AdminUpdateView
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
}

function UpdateLine({ update, isFirst, isLast, onMove, onEdit, onHistory, onDelete }: UpdateLineProps) {
  const { tone, edge } = deriveSeverity(update.priority)
  const change = useSwitchUpdate(update)
  return (
    <div
      className={joinClasses(
        'flex flex-wrap items-start gap-3 rounded-md border-y border-r border-l-4 border-y-rule border-r-rule bg-sheet p-4',
        edge,
      )}
    >
      <div className="flex gap-1">
        <MoveButton Icon={ArrowUp} update={update} by={-1} isAtEnd={isFirst} onMove={onMove} />
        <MoveButton Icon={ArrowDown} update={update} by={1} isAtEnd={isLast} onMove={onMove} />
      </div>
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">{update.title}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone={tone}>
            <span className="capitalize">{update.priority}</span>
          </Badge>
          {update.active ? null : <Badge>Inactive</Badge>}
          <span className="inline-block first-letter:uppercase">{nameType(update.type)}</span>
          <time dateTime={update.happenedOn}>{formatLongDay(update.happenedOn)}</time>
        </p>
        <p className="mt-1 text-sm text-muted">
          {update.source}. Last changed by {update.updatedBy}, {formatDay(update.updatedAt)}.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-label={`Edit ${update.title}`} onClick={() => onEdit(update)}>
          Edit
        </Button>
        <Button
          variant="secondary"
          aria-label={`${update.active ? 'Deactivate' : 'Activate'} ${update.title}`}
          loading={change.isPending}
          onClick={() => change.mutate()}
        >
          {update.active ? 'Deactivate' : 'Activate'}
        </Button>
        <Button variant="quiet" aria-label={`History of ${update.title}`} onClick={() => onHistory(update)}>
          History
        </Button>
        <Button variant="quiet" aria-label={`Delete ${update.title}`} onClick={() => onDelete(update)}>
          Delete
        </Button>
      </div>
    </div>
  )
}

type MoveButtonProps = {
  Icon: LucideIcon
  update: AdminUpdateView
  by: 1 | -1
  isAtEnd: boolean
  onMove: (by: 1 | -1) => void
}

/** At the end of the list the button stays and does nothing: removing it would lose the keyboard focus. */
function MoveButton({ Icon, update, by, isAtEnd, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      id={moveButtonId(update.id, by)}
      aria-label={`Move ${by < 0 ? 'up' : 'down'}: ${update.title}`}
      aria-disabled={isAtEnd || undefined}
      className="flex size-11 cursor-pointer items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      onClick={() => onMove(by)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}

function moveButtonId(id: number, by: 1 | -1): string {
  return `update-${id}-${by < 0 ? 'up' : 'down'}`
}
