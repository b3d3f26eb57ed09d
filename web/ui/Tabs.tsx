import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type Tab = { id: string; label: ReactNode; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** Give both to keep the chosen tab in the address; else it starts at `defaultValue` or the first. */
  value?: string
  onValueChange?: (id: string) => void
  defaultValue?: string
  /** In a narrow column the tabs share its width, and a long name takes two lines. */
  isNarrow?: boolean
}

export function Tabs({ label, tabs, value, onValueChange, defaultValue, isNarrow }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice moves the row
  useEffect(() => {
    showChosen(list.current)
    // The words are wider or narrower once their font is there.
    void document.fonts?.ready.then(() => showChosen(list.current))
  }, [value])
  const start = value === undefined ? (defaultValue ?? tabs[0]?.id) : undefined
  return (
    <Radix.Root value={value} defaultValue={start} onValueChange={onValueChange}>
      <Radix.List
        ref={list}
        aria-label={label}
        className="relative flex overflow-x-auto border-b border-edge"
      >
        {tabs.map(tab => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className={joinClasses(
              '-mb-px min-h-11 cursor-pointer border-b-3 border-transparent py-2 text-sm font-semibold text-muted -outline-offset-2 hover:text-ink data-[state=active]:border-bench-ink data-[state=active]:text-bench-ink',
              isNarrow ? 'grow px-0.5 sm:px-1' : 'shrink-0 px-4',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(tab => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** Scrolls the row to the chosen tab where not all tabs fit, without moving the page. */
function showChosen(list: HTMLElement | null) {
  const tab = list?.querySelector<HTMLElement>('[data-state=active]')
  if (!list || !tab) return
  const isOut =
    tab.offsetLeft < list.scrollLeft || tab.offsetLeft + tab.offsetWidth > list.scrollLeft + list.clientWidth
  if (isOut) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
}
