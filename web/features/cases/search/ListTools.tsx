import { ListFilter } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { orderedJudgments } from '#shared/cases/judgment.ts'
import { caseSorts, mostWithin } from '#shared/cases/search-choices.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { Asked } from '../queries.ts'
import type { CaseLawView } from '../search-params.ts'
import { sortKeys } from '../shared/messages.ts'
import { useWords } from './messages.ts'

type ListToolsProps = {
  asked: Asked
  view: CaseLawView
  total: number
  onChange: (next: Partial<CaseLawView>) => void
}

/** What is done with a list of results: searching in it, and its order. */
export function ListTools({ asked, view, total, onChange }: ListToolsProps) {
  const { say, word } = useWords()
  const isPartOfAll = view.sort !== 'relevance' && asked.searchType !== 'keyword' && total > orderedJudgments
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <WithinField within={view.within} onAdd={text => onChange({ within: [...view.within, text] })} />
        <div className="w-full sm:w-44">
          <SelectField
            label={word('sortBy')}
            value={view.sort}
            options={caseSorts.map(value => ({ value, label: word(sortKeys[value]) }))}
            onChange={event =>
              onChange({ sort: caseSorts.find(one => one === event.target.value) ?? 'relevance' })
            }
          />
        </div>
      </div>
      {isPartOfAll ? (
        <p className="text-sm text-muted">
          {say('partOfAll', { max: orderedJudgments.toLocaleString('en-IN') })}
        </p>
      ) : null}
    </div>
  )
}

type WithinFieldProps = { within: readonly string[]; onAdd: (text: string) => void }

/** A search within the results becomes a chip: pressing that, or the browser's Back, takes it back. */
function WithinField({ within, onAdd }: WithinFieldProps) {
  const { say } = useWords()
  const [text, setText] = useState('')
  const wanted = text.replace(/[|\s]+/g, ' ').trim()
  const isFull = within.length >= mostWithin
  const canAdd = /[\p{L}\p{N}]/u.test(wanted) && !within.includes(wanted) && !isFull
  function add(event: FormEvent) {
    event.preventDefault()
    if (!canAdd) return
    setText('')
    onAdd(wanted)
  }
  return (
    <form onSubmit={add} className="flex min-w-0 flex-1 basis-64 items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={say('within')}
          help={isFull ? say('withinFull', { max: mostWithin }) : undefined}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          placeholder={say('withinExample')}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </div>
      <Button type="submit" variant="secondary" disabled={!canAdd}>
        <ListFilter aria-hidden="true" className="size-4" />
        {say('narrow')}
      </Button>
    </form>
  )
}
