import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import {
  addMonths,
  type Day,
  daysIn,
  formatDayWithWeekday,
  isoDay,
  monthNames,
  weekdayNames,
} from '#shared/templates/dates.ts'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { dateWords } from './date-messages.ts'
import { listWeeks, moveDay } from './move-day.ts'
import { firstYear, lastYear } from './parse-typed-day.ts'

type CalendarProps = {
  start: Day | undefined
  language: Language
  onChoose: (day: Day | undefined) => void
}

const isInRange = ({ year }: Day) => year >= firstYear && year <= lastYear

/** A month as a grid with arrow keys; Page Up and Down turn the month, with Shift the year. */
export function Calendar({ start, language, onChoose }: CalendarProps) {
  const [today] = useState(deriveToday)
  const [active, setActive] = useState(start ?? today)
  const grid = useRef<HTMLTableElement>(null)
  const say = dateWords[language]
  const go = (next: Day) => isInRange(next) && setActive(next)

  // Opening focuses the day; turning the month by its buttons leaves the focus on them.
  useEffect(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [])

  function walk(event: KeyboardEvent) {
    const next = moveDay(active, event)
    if (!next) return
    event.preventDefault()
    go(next)
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  }

  return (
    <div className="flex flex-col gap-2">
      <MonthHead active={active} language={language} onGo={go} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days to choose from is a grid */}
      <table ref={grid} role="grid" aria-label={nameMonth(active, language)} onKeyDown={walk}>
        <thead>
          <tr>
            {weekdayNames[language].map(name => (
              <th key={name} abbr={name} scope="col" className="h-8 text-xs font-semibold text-muted">
                {shorten(name, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(active).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week has no other name than its place
            <tr key={row}>
              {week.map((day, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place of the grid, empty or not
                <td key={column} className="p-0">
                  {day ? (
                    <DayButton
                      label={formatDayWithWeekday(day, language)}
                      isActive={isSame(day, active)}
                      isChosen={isSame(day, start)}
                      isToday={isSame(day, today)}
                      onClick={() => onChoose(day)}
                    >
                      {day.day}
                    </DayButton>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex justify-between gap-2 border-t border-rule pt-2">
        <Button variant="quiet" onClick={() => onChoose(today)}>
          {say.today}
        </Button>
        {start ? (
          <Button variant="quiet" onClick={() => onChoose(undefined)}>
            {say.clear}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

type MonthHeadProps = { active: Day; language: Language; onGo: (day: Day) => void }

function MonthHead({ active, language, onGo }: MonthHeadProps) {
  const say = dateWords[language]
  const { year, month, day } = active
  const turnTo = (next: { year: number; month: number }) =>
    onGo({ ...next, day: Math.min(day, daysIn(next.year, next.month)) })
  return (
    <div className="flex items-center gap-1">
      <Button
        variant="quiet"
        className="px-0!"
        aria-label={say.before}
        onClick={() => onGo(addMonths(active, -1))}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Button>
      <select
        aria-label={say.month}
        className={selectClass}
        value={month}
        onChange={event => turnTo({ year, month: Number(event.target.value) })}
      >
        {monthNames[language].map((name, at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={say.year}
        className={selectClass}
        value={year}
        onChange={event => turnTo({ month, year: Number(event.target.value) })}
      >
        {listYears(year).map(one => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <Button
        variant="quiet"
        className="px-0!"
        aria-label={say.after}
        onClick={() => onGo(addMonths(active, 1))}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </div>
  )
}

type DayButtonProps = ComponentProps<'button'> & {
  label: string
  isActive: boolean
  isChosen: boolean
  isToday: boolean
}

function DayButton({ label, isActive, isChosen, isToday, ...rest }: DayButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      className={joinClasses(
        'flex size-11 cursor-pointer sm:size-10 items-center justify-center rounded-md text-sm tabular-nums',
        isChosen ? 'bg-bench text-on-bench' : 'hover:bg-bench-soft',
        isToday && 'font-bold underline underline-offset-4',
      )}
    />
  )
}

const selectClass =
  'min-h-11 min-w-0 flex-1 cursor-pointer rounded-md bg-sheet px-1 text-center text-sm font-semibold hover:bg-sunken'

/** The years offered: a hundred back, for dates of birth, twenty ahead, and the one shown. */
function listYears(shown: number): number[] {
  const { year } = deriveToday()
  const years = Array.from({ length: 121 }, (_, at) => year - 100 + at)
  if (years.includes(shown)) return years
  return [...years, shown].sort((a, b) => a - b)
}

function deriveToday(): Day {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
}

function isSame(one: Day | undefined, other: Day | undefined): boolean {
  return one !== undefined && other !== undefined && isoDay(one) === isoDay(other)
}

function nameMonth({ year, month }: Day, language: Language): string {
  return `${monthNames[language][month - 1]} ${year}`
}

/** 'Su'; 'रवि' without 'वार'. */
function shorten(name: string, language: Language): string {
  return language === 'en' ? name.slice(0, 2) : name.replace('वार', '')
}
