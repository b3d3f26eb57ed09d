import type { FormTitle } from '#shared/contract/forms.ts'
import { useFacts } from '#web/features/forms/model/use-facts.ts'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { builderMessages } from '../messages.ts'
import type { ChoiceGroup } from './find-choices.ts'

type FormChoicesProps = {
  id: string
  isOpen: boolean
  groups: readonly ChoiceGroup[]
  /** What stands in the list where there is nothing to choose. */
  note: 'searchingForms' | 'searchFailed' | 'noFormHasWords' | undefined
  active: number | undefined
  optionId: (form: number) => string
  onChoose: (form: number) => void
}

/**
 * The list below the selector. The focus stays in the input, and aria-activedescendant marks the active
 * option.
 */
export function FormChoices({ id, isOpen, groups, note, active, optionId, onChoose }: FormChoicesProps) {
  const say = useMessages(builderMessages)
  const { sayArea } = useFacts()
  const language = useLanguage()
  const showOption = (form: FormTitle) => (
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
  )
  return (
    <div
      id={id}
      role="listbox"
      aria-label={say('forms')}
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-[min(28rem,60dvh)] overflow-y-auto rounded-md border border-rule bg-sheet p-2 shadow-float"
    >
      {groups.map(({ area, forms }) =>
        area ? (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets
          <div key={area} role="group" aria-label={sayArea(area)}>
            <p aria-hidden="true" className="px-3 pt-3 pb-1 text-xs font-semibold text-muted">
              {sayArea(area)}
            </p>
            {forms.map(showOption)}
          </div>
        ) : (
          forms.map(showOption)
        ),
      )}
      {note ? (
        <p role="status" className="px-3 py-4 text-muted">
          {say(note)}
        </p>
      ) : null}
    </div>
  )
}
