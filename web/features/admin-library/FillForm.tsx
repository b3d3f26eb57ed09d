import { Download } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { type FillingSource, firstYear, type LibraryView } from '#shared/contract/library.ts'
import { useAnswers } from '#web/answers.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { FieldRow } from '#web/ui/Field.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { libraryMessages } from './messages.ts'
import { useFill } from './queries.ts'

type Kind = FillingSource['kind']
type Typed = { kind: Kind; court: string; folder: string; from: number; to: number }
type FormProps = { sources: LibraryView['sources']; isBusy: boolean }

/** Where judgments are to come from, and the press that brings them. */
export function FillForm({ sources, isBusy }: FormProps) {
  const say = useMessages(libraryMessages)
  const { sayFailure } = useAnswers()
  const fill = useFill()
  const thisYear = new Date().getFullYear()
  const [typed, setTyped] = useState<Typed>({
    kind: 'supreme-court',
    ...{ court: '', folder: sources.folders[0] ?? '', from: thisYear, to: thisYear },
  })
  const [isPressed, setPressed] = useState(false)
  const change = (next: Partial<Typed>) => setTyped({ ...typed, ...next })
  const hasFolder = typed.kind !== 'folder' || sources.folders.length > 0

  function press(event: FormEvent) {
    event.preventDefault()
    setPressed(true)
    const source = readSource(typed)
    if (source && !isBusy && !fill.isPending) fill.mutate(source, { onSuccess: () => setPressed(false) })
  }

  return (
    <Card>
      <h2 className="text-xl">{say('fillTitle')}</h2>
      <form noValidate className="mt-4 flex flex-col gap-5" onSubmit={press}>
        <SourceChoice sources={sources} kind={typed.kind} onChoose={kind => change({ kind })} />
        {typed.kind === 'high-court' ? (
          <SelectField
            label={say('court')}
            value={typed.court}
            options={[
              { value: '', label: say('chooseCourt'), disabled: true },
              ...sources.highCourts.courts.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            error={isPressed && !typed.court ? say('courtNeeded') : undefined}
            onChange={event => change({ court: event.target.value })}
          />
        ) : null}
        {typed.kind === 'folder' ? (
          <FolderField folders={sources.folders} typed={typed} onChange={change} />
        ) : (
          <YearFields typed={typed} thisYear={thisYear} isPressed={isPressed} onChange={change} />
        )}
        {fill.error ? (
          <Notice tone="seal" role="alert" title={say('notStarted')}>
            <p>{sayFailure(fill.error)}</p>
          </Notice>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-rule pt-4">
          <Button type="submit" loading={fill.isPending} disabled={isBusy || !hasFolder}>
            {fill.isPending ? null : <Download aria-hidden="true" className="size-4" />}
            {say('fill')}
          </Button>
          {isBusy ? <p className="min-w-0 flex-1 basis-64 text-sm text-muted">{say('busy')}</p> : null}
        </div>
      </form>
    </Card>
  )
}

/** Null while something is missing. */
function readSource({ kind, court, folder, from, to }: Typed): FillingSource | null {
  if (kind === 'folder') return folder ? { kind, folder } : null
  if (from > to) return null
  if (kind === 'supreme-court') return { kind, from, to }
  return court ? { kind, court, from, to } : null
}

type ChoiceProps = Pick<FormProps, 'sources'> & { kind: Kind; onChoose: (kind: Kind) => void }

function SourceChoice({ sources, kind, onChoose }: ChoiceProps) {
  const say = useMessages(libraryMessages)
  const name = useId()
  const { supremeCourt, highCourts } = sources
  const choices: { value: Kind; label: string; help: ReactNode }[] = [
    {
      value: 'supreme-court',
      label: say('supremeCourt'),
      help: say('supremeCourtHelp', { address: supremeCourt.address }),
    },
    {
      value: 'high-court',
      label: say('highCourt'),
      help: say('highCourtHelp', { address: highCourts.address }),
    },
    { value: 'folder', label: say('folder'), help: say('folderHelp') },
  ]
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{say('source')}</legend>
      <div className="mt-1.5 grid gap-3 lg:grid-cols-3">
        {choices.map(({ value, label, help }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-edge p-3 transition-colors has-checked:border-bench has-checked:bg-bench-soft has-focus-visible:outline-2 has-focus-visible:outline-bench not-has-checked:hover:bg-sunken"
          >
            <input
              type="radio"
              name={name}
              className="mt-0.5 size-5 shrink-0 accent-bench"
              checked={value === kind}
              onChange={() => onChoose(value)}
            />
            <span className="min-w-0">
              <span className="font-semibold">{label}</span>
              <span className="block text-sm text-muted wrap-anywhere">{help}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type FieldProps = { typed: Typed; onChange: (next: Partial<Typed>) => void }

function YearFields({
  typed: { from, to },
  thisYear,
  isPressed,
  onChange,
}: FieldProps & { thisYear: number; isPressed: boolean }) {
  const say = useMessages(libraryMessages)
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => String(thisYear - index))
  const options = years.map(value => ({ value, label: value }))
  return (
    <>
      <FieldRow>
        <SelectField
          label={say('from')}
          value={String(from)}
          options={options}
          onChange={event => onChange({ from: Number(event.target.value) })}
        />
        <SelectField
          label={say('to')}
          value={String(to)}
          options={options}
          error={from > to && isPressed ? say('yearsOrder') : undefined}
          onChange={event => onChange({ to: Number(event.target.value) })}
        />
      </FieldRow>
      <p className="text-sm text-muted">{say('licence')}</p>
    </>
  )
}

function FolderField({ folders, typed, onChange }: FieldProps & { folders: readonly string[] }) {
  const say = useMessages(libraryMessages)
  if (folders.length === 0) return <Notice tone="brass">{say('noFolders')}</Notice>
  return (
    <SelectField
      label={say('whichFolder')}
      value={typed.folder}
      options={folders.map(value => ({ value, label: value }))}
      onChange={event => onChange({ folder: event.target.value })}
    />
  )
}
