import { ChevronDown, ChevronUp, List, Search, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { controlClass } from '#web/ui/Field.tsx'
import { judgmentMessages, type SayJudgment } from './messages.ts'
import type { Find } from './use-find.ts'

type FindBarProps = { find: Find; onContents: () => void }

/** Stays visible while reading: find in this judgment and, on a phone, its contents. */
export function FindBar({ find, onContents }: FindBarProps) {
  const say = useMessages(judgmentMessages)
  const { query, found, place, isSearching, change, stop, move } = find
  const field = useFieldOnSlash()

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      move(event.shiftKey ? -1 : 1)
    }
    if (event.key === 'Escape') leave()
  }

  /** Closes the search and focuses the place that was found. */
  function leave() {
    const piece = place && document.getElementById(place.piece)
    stop()
    field.current?.blur()
    piece?.focus({ preventScroll: true })
  }

  return (
    <search
      data-chrome=""
      data-bar="find"
      className="sticky top-0 z-20 -mx-4 flex items-center gap-2 border-b border-rule bg-paper px-4 py-2 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
    >
      <Button
        variant="secondary"
        className={joinClasses('shrink-0 max-sm:px-2.5! lg:hidden', query !== '' && 'max-sm:hidden')}
        onClick={onContents}
      >
        <List aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{say('contents')}</span>
      </Button>
      <span className="relative min-w-0 flex-1 lg:max-w-md">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <input
          ref={field}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={say('find')}
          aria-describedby="find-count"
          aria-keyshortcuts="/"
          placeholder={say('find')}
          className={joinClasses(controlClass, 'pl-9')}
          value={query}
          onChange={event => change(event.target.value)}
          onKeyDown={press}
        />
      </span>
      <p
        id="find-count"
        role="status"
        className="shrink-0 text-sm whitespace-nowrap text-muted tabular-nums empty:hidden"
      >
        {isSearching ? writePlace(found.total, place?.nth, say) : null}
      </p>
      {query ? (
        <span className="flex shrink-0">
          <FindButton label={say('previousPlace')} isIdle={found.total === 0} onPress={() => move(-1)}>
            <ChevronUp aria-hidden="true" className="size-5" />
          </FindButton>
          <FindButton label={say('nextPlace')} isIdle={found.total === 0} onPress={() => move(1)}>
            <ChevronDown aria-hidden="true" className="size-5" />
          </FindButton>
          <FindButton label={say('stopFinding')} onPress={leave}>
            <X aria-hidden="true" className="size-5" />
          </FindButton>
        </span>
      ) : (
        <span aria-hidden="true" className="text-sm text-muted max-lg:hidden">
          {say('pressSlash')}
        </span>
      )}
    </search>
  )
}

function writePlace(total: number, nth: number | undefined, say: SayJudgment): string {
  if (total === 0 || nth === undefined) return say('nowhere')
  return say('shownOf', { shown: (nth + 1).toLocaleString('en-IN'), total: total.toLocaleString('en-IN') })
}

type FindButtonProps = { label: string; isIdle?: boolean; onPress: () => void; children: ReactNode }

function FindButton({ label, isIdle, onPress, children }: FindButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isIdle || undefined}
      className="flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sunken aria-disabled:opacity-40 max-sm:w-9"
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/** The key '/' focuses the search box, except while typing elsewhere. */
function useFieldOnSlash() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return field
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null
}
