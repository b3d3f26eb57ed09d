import { ArrowDown, ArrowUp, GripVertical, RotateCw, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { AnnexureTurn } from '#shared/annexures.ts'
import type { AnnexureView, ChangeAnnexureBody } from '#shared/contract/annexures.ts'
import { parseDay } from '#shared/templates/dates.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { DateField } from '#web/ui/date-field/DateField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { annexureMessages } from './messages.ts'
import { Thumbnail } from './Thumbnail.tsx'
import type { DragHandle } from './use-drag-order.ts'

export type AnnexureRowProps = {
  annexure: AnnexureView
  mark: string
  /** The one of `entries` of which it is a copy. */
  entry: string
  /** The annexures of which this file may be a copy; empty when the paper names none. */
  entries: readonly { value: string; label: string }[]
  /** Whether the list of documents asks for dates; a file that is no copy of its entries has its own. */
  isDated: boolean
  onChange: (change: Omit<ChangeAnnexureBody, 'version'>) => void
  /** Undefined for the first and the last. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  handle: DragHandle
  onRemove: () => void
}

/** One annexure with its title, its rotation and its position. */
export function AnnexureRow(props: AnnexureRowProps) {
  const { annexure, mark, entry, entries, isDated, onChange, onUp, onDown, handle, onRemove } = props
  const say = useMessages(annexureMessages)
  const { title, pages, electronic, turns } = annexure
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2">
      <div className="sm:row-span-2">
        <Thumbnail id={annexure.id} turn={turns[0] ?? 0} />
      </div>
      <div className="self-center max-sm:min-h-11">
        <div className="flex items-center gap-x-3 text-sm">
          <strong className="min-w-0 break-words">{mark}</strong>
          <span className="ml-auto whitespace-nowrap text-muted">{say('pages', { count: pages })}</span>
          {onUp || onDown ? (
            // For pointers only: the arrows beside it do the same for the keyboard and the screen reader.
            <span
              aria-hidden="true"
              data-drag=""
              className="-my-2 -mr-2 flex size-11 shrink-0 cursor-grab touch-none items-center justify-center text-muted select-none hover:text-ink active:cursor-grabbing"
              {...handle}
            >
              <GripVertical className="size-5" />
            </span>
          ) : null}
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-3 max-sm:col-span-full">
        <TitleField
          title={title}
          label={say('titleOf', { mark })}
          onChange={next => onChange({ title: next })}
        />
        {entries.length > 1 ? (
          <SelectField
            label={say('copyOf')}
            options={entries}
            value={entry}
            onChange={event => onChange({ entry: event.target.value })}
          />
        ) : null}
        {isDated ? (
          <WrittenOn day={annexure.writtenOn ?? ''} onChange={day => onChange({ writtenOn: day || null })} />
        ) : null}
        <div className="flex flex-wrap items-center [&>button:first-child]:-ml-3 [&>button]:px-3!">
          <Button
            variant="quiet"
            aria-label={say('turn', { title })}
            onClick={() => onChange({ turns: turns.map(turnOn) })}
          >
            <RotateCw aria-hidden="true" className="size-4" />
          </Button>
          <Button
            variant="quiet"
            aria-label={say('up', { title })}
            aria-disabled={!onUp || undefined}
            onClick={onUp}
          >
            <ArrowUp aria-hidden="true" className="size-4" />
          </Button>
          <Button
            variant="quiet"
            aria-label={say('down', { title })}
            aria-disabled={!onDown || undefined}
            onClick={onDown}
          >
            <ArrowDown aria-hidden="true" className="size-4" />
          </Button>
          <Button data-bin="" variant="quiet" aria-label={say('remove', { title })} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
          <CheckboxField
            label={say('electronic')}
            checked={electronic}
            onChange={event => onChange({ electronic: event.target.checked })}
          />
        </div>
      </div>
    </div>
  )
}

const turnOn = (turn: AnnexureTurn) => ((turn + 90) % 360) as AnnexureTurn // one turn by 90 degrees more

type TitleFieldProps = { title: string; label: string; onChange: (title: string) => void }

/** Saved when the field loses the focus, or with Enter; an empty title is not saved. */
function TitleField({ title, label, onChange }: TitleFieldProps) {
  const [typed, setTyped] = useState<string>()

  function keep() {
    const next = typed?.trim()
    setTyped(undefined)
    if (next && next !== title) onChange(next)
  }

  function keepOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') keep()
  }

  return (
    <TextField
      label={label}
      value={typed ?? title}
      maxLength={200}
      onChange={event => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={keepOnEnter}
    />
  )
}

type WrittenOnProps = { day: string; onChange: (day: string) => void }

/** Saved as soon as it is a day of the calendar, or empty. */
function WrittenOn({ day, onChange }: WrittenOnProps) {
  const say = useMessages(annexureMessages)
  const [typed, setTyped] = useState<string>()

  function type(next: string) {
    setTyped(next)
    if (next !== day && (next === '' || parseDay(next))) onChange(next)
  }

  return <DateField label={say('writtenOn')} optional value={typed ?? day} onChange={type} />
}
