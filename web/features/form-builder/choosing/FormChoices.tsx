import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { sayArea } from '../describe-form.ts'
import { builderMessages } from '../messages.ts'
import type { ChoiceGroup } from './find-choices.ts'

type FormChoicesProps = {
  id: string
  isOpen: boolean
  groups: readonly ChoiceGroup[]
  active: number | undefined
  optionId: (form: number) => string
  onChoose: (form: number) => void
}

/**
 * The list below the selector. The focus stays in the input, and aria-activedescendant marks the active
 * option.
 */
export function FormChoices({ id, isOpen, groups, active, optionId, onChoose }: FormChoicesProps) {
  const say = useMessages(builderMessages)
  const language = useLanguage()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={say('forms')}
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-[min(28rem,60dvh)] overflow-y-auto rounded-md border border-rule bg-sheet p-2 shadow-float"
    >
      {groups.map(group => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets
        <div key={group.area} role="group" aria-label={sayArea(group.area, say)}>
          <p aria-hidden="true" className="px-3 pt-3 pb-1 text-xs font-semibold text-muted">
            {sayArea(group.area, say)}
          </p>
          {group.forms.map(form => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
            // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
            <div
              key={form.id}
              id={optionId(form.id)}
              role="option"
              aria-selected={form.id === active}
              className={joinClasses(
                'flex min-h-11 cursor-pointer items-center rounded-sm px-3 py-2 hover:bg-sunken',
                form.id === active && 'bg-bench-soft outline-2 -outline-offset-2 outline-bench-ink',
              )}
              onMouseDown={event => event.preventDefault()} // otherwise the input loses the focus and the list closes
              onClick={() => onChoose(form.id)}
            >
              {form.titles[language]}
            </div>
          ))}
        </div>
      ))}
      {groups.length === 0 ? <p className="px-3 py-4 text-muted">{say('noFormHasWords')}</p> : null}
    </div>
  )
}
