import { ListChecks } from 'lucide-react'
import { useRef } from 'react'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/DropdownMenu.tsx'
import { useAskedGroups, useBuilder, useProgress } from '../builder-context.ts'
import { goToStep } from '../go-to.ts'
import { builderMessages } from '../messages.ts'

/** The same steps for narrow screens. */
export function StepsMenu() {
  const say = useMessages(builderMessages)
  const builder = useBuilder()
  const { questionLanguage } = builder
  const { groups } = useProgress(builder)
  const shown = useAskedGroups(builder)
  const chosen = useRef<string>(undefined)

  function goToChosen(): boolean {
    const id = chosen.current
    chosen.current = undefined
    if (id) goToStep(id)
    return id !== undefined
  }

  const trigger = (
    <Button variant="secondary" className="shrink-0 max-sm:px-2.5">
      <ListChecks aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{say('steps')}</span>
    </Button>
  )
  return (
    <DropdownMenu trigger={trigger} align="end" returnFocus={goToChosen}>
      {shown.map((group, index) => (
        <MenuItem key={group.id} onSelect={() => (chosen.current = group.id)}>
          <span className="min-w-0 flex-1" lang={questionLanguage}>
            {index + 1}. {group.title[questionLanguage]}
          </span>
          {groups[index]?.required ? (
            <span className="text-xs text-muted tabular-nums">
              {groups[index].answered}/{groups[index].required}
            </span>
          ) : null}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
