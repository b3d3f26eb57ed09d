import { BookmarkCheck, Search } from 'lucide-react'
import { type DragEvent, type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { hasOperators } from '#shared/cases/operator-examples.ts'
import { caseCategories } from '#shared/cases/search-choices.ts'
import type { RecentSearch } from '#shared/contract/recent-searches.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { anything } from '#web/search.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextAreaField } from '#web/ui/TextAreaField.tsx'
import type { Asked } from '../queries.ts'
import type { CaseLawView } from '../search-params.ts'
import { categoryKeys } from '../shared/messages.ts'
import { FoldedSearch } from './FoldedSearch.tsx'
import { useWords } from './messages.ts'
import { OperatorHelp } from './OperatorHelp.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { SearchTypeChoice } from './SearchTypeChoice.tsx'
import { typeKeys } from './search-labels.ts'
import { looksLikeBrief } from './typed-text.ts'
import { UploadButton } from './UploadButton.tsx'
import { UploadNote } from './UploadNote.tsx'
import { useFolding } from './use-folding.ts'
import { useSearchText } from './use-search-text.ts'
import { useUpload } from './use-upload.ts'

type SearchBoxProps = {
  view: CaseLawView
  asked: Asked | null
  isKept: boolean
  isBusy: boolean
  hasFailed: boolean
  field: RefObject<HTMLTextAreaElement | null>
  onAsk: (asked: Asked, isKept: boolean) => void
  onCategory: (category: CaseLawView['category']) => void
  onRecent: (search: RecentSearch) => void
}

export function SearchBox(props: SearchBoxProps) {
  const { say, word } = useWords()
  const { view, asked, isBusy, field, onAsk } = props
  const { text, type, isKept, isCut, write, take, setType } = useSearchText(
    asked,
    view.searchType,
    props.isKept,
  )
  const { upload, send, forget } = useUpload(uploaded => take(uploaded.text))
  const { isOver, handlers } = useDrop(file => void send(file))
  const { isFolded, button, open, fold } = useFolding(asked, props.hasFailed, field)
  const isBlank = text.trim() === ''

  function search(event?: FormEvent) {
    event?.preventDefault()
    if (isBlank || isBusy) return
    fold()
    onAsk({ query: text.trim(), searchType: type }, isKept)
  }
  function tryExample(example: string) {
    write(isBlank ? example : `${text.trimEnd()} ${example}`)
    field.current?.focus()
  }
  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.shiftKey) return
    if (type === 'case_brief' && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    search()
  }
  return (
    <search {...handlers}>
      {isFolded && asked ? <FoldedSearch asked={asked} button={button} onEdit={open} /> : null}
      <Card
        className={joinClasses(
          isFolded && 'max-sm:hidden',
          isOver && 'outline-2 -outline-offset-4 outline-bench-ink outline-dashed',
        )}
      >
        <form onSubmit={search} className="flex flex-col gap-4">
          <SearchTypeChoice value={type} onChange={setType} />
          <TextAreaField
            ref={field}
            label={say('searchText')}
            rows={type === 'case_brief' ? 6 : 2}
            className={joinClasses('field-sizing-content min-h-18', asked ? 'max-h-48' : 'max-h-[45dvh]')}
            enterKeyHint={type === 'case_brief' ? 'enter' : 'search'}
            placeholder={say(typeKeys[type].placeholder)}
            autoComplete="off"
            spellCheck={false}
            value={text}
            help={isCut ? say('textCut') : undefined}
            onChange={event => write(event.target.value)}
            onKeyDown={pressKey}
          />
          {type !== 'case_brief' && looksLikeBrief(text) ? (
            <TypeHint text={say('hintBrief')} label={say('asBrief')} onSwitch={() => setType('case_brief')} />
          ) : null}
          {type === 'legal_issue' && hasOperators(text) ? (
            <TypeHint
              text={say('hintOperators')}
              label={say('itAsKeywords')}
              onSwitch={() => setType('keyword')}
            />
          ) : null}
          {type === 'keyword' ? <OperatorHelp onTry={tryExample} /> : null}
          <UploadNote upload={upload} onForget={forget} />
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 flex-1 basis-full sm:max-w-56 sm:basis-48">
              <SelectField
                label={word('category')}
                value={view.category}
                options={[
                  { value: anything, label: word('allCategories') },
                  ...caseCategories.map(value => ({ value, label: word(categoryKeys[value]) })),
                ]}
                onChange={event =>
                  props.onCategory(caseCategories.find(one => one === event.target.value) ?? anything)
                }
              />
            </div>
            <div className="flex flex-wrap gap-2 max-sm:order-last max-sm:w-full max-sm:justify-between max-sm:gap-0">
              <UploadButton onFile={file => void send(file)} />
              <RecentSearches onChoose={props.onRecent} />
              <ButtonLink to="/case-law/searches" variant="quiet" className="px-3 max-sm:px-1.5">
                <BookmarkCheck aria-hidden="true" className="size-4" />
                {say('savedSearches')}
              </ButtonLink>
            </div>
            <Button
              type="submit"
              disabled={isBlank}
              loading={isBusy}
              className="px-6 max-sm:w-full sm:ml-auto"
            >
              {isBusy ? null : <Search aria-hidden="true" className="size-4" />}
              {say('search')}
            </Button>
          </div>
        </form>
      </Card>
    </search>
  )
}

function TypeHint({ text, label, onSwitch }: { text: string; label: string; onSwitch: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {text}
      <Button variant="quiet" onClick={onSwitch}>
        {label}
      </Button>
    </p>
  )
}

/** A file may be dropped anywhere on the box; other drops (text) keep their usual effect. */
function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const hasFile = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
        setOver(false)
    },
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (!hasFile(event)) return
      event.preventDefault()
      const [file] = event.dataTransfer.files
      if (file) onFile(file)
    },
  }
  return { isOver, handlers }
}
