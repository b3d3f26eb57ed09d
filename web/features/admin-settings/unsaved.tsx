import { useBlocker } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { SettingSection } from '#shared/contract/settings.ts'
import { useMessages } from '#web/messages.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { goToPart } from './go-to-part.ts'
import { settingsMessages } from './messages.ts'

/** The parts that have something unsaved. */
export function useUnsaved() {
  const [sections, setSections] = useState<readonly SettingSection[]>([])
  const note = useCallback((section: SettingSection, isDirty: boolean) => {
    setSections(last => {
      const others = last.filter(other => other !== section)
      if (!isDirty) return others.length === last.length ? last : others
      return others.length === last.length ? [...last, section] : last
    })
  }, [])
  return { sections, note }
}

/** Before another tab, another page, closing or reloading takes away what was typed. */
export function UnsavedQuestion({ sections }: { sections: readonly SettingSection[] }) {
  const say = useMessages(settingsMessages)
  const isUnsaved = sections.length > 0
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={isOpen => {
        if (!isOpen) blocker.reset?.()
      }}
      title={say('leaveTitle')}
      description={say('leaveLead', { parts: sections.map(section => say(section)).join(', ') })}
      confirmLabel={say('leave')}
      cancelLabel={say('stay')}
      tone="danger"
      // Not to the tab that was pressed: a tab that gets the focus is chosen, and the question would come again.
      returnFocus={() => goToPart(sections[0] ?? '')}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
