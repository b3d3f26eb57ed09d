import { ArrowDown, ArrowUp, Copy, type LucideIcon, Trash2 } from 'lucide-react'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { builderMessages } from '../messages.ts'

type ItemHeadProps = {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1, button: HTMLElement) => void
  /** Undefined when the list is full. */
  onDuplicate: (() => void) | undefined
  onRemove: () => void
}

/** The name of an item with what can be done with it; the only item is neither moved nor removed. */
export function ItemHead({ name, isFirst, isLast, onMove, onDuplicate, onRemove }: ItemHeadProps) {
  const say = useMessages(builderMessages)
  const isOnly = isFirst && isLast
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3">
      <h3 className="text-lg">{name}</h3>
      <div className="-mr-2 ml-auto flex">
        {isOnly ? null : (
          <>
            <Action
              Icon={ArrowUp}
              label={say('moveUp', { item: name })}
              isOff={isFirst}
              onPress={button => onMove(-1, button)}
            />
            <Action
              Icon={ArrowDown}
              label={say('moveDown', { item: name })}
              isOff={isLast}
              onPress={button => onMove(1, button)}
            />
          </>
        )}
        {onDuplicate ? (
          <Action Icon={Copy} label={say('duplicate', { item: name })} onPress={onDuplicate} />
        ) : null}
        {isOnly ? null : <Action Icon={Trash2} label={say('remove', { item: name })} onPress={onRemove} />}
      </div>
    </div>
  )
}

type ActionProps = {
  Icon: LucideIcon
  label: string
  /** The button stays, so that it keeps the focus, and does nothing. */
  isOff?: boolean
  onPress: (button: HTMLElement) => void
}

function Action({ Icon, label, isOff = false, onPress }: ActionProps) {
  return (
    <Button
      variant="quiet"
      className="px-3! text-muted hover:text-ink"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={event => isOff || onPress(event.currentTarget)}
    >
      <Icon aria-hidden="true" className="size-4" />
    </Button>
  )
}
