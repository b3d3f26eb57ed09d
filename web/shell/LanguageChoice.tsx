import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Language, languages } from '#shared/languages.ts'
import { keepInAccount, noteChoice } from '#web/account-language.ts'
import { useSiteLanguage } from '#web/language.ts'
import { changeLanguage } from '#web/messages.ts'
import { updateSessionUser } from '#web/session.ts'
import { findFrame, useFrame } from '#web/shell/messages.ts'
import { readToken } from '#web/storage.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { DownIcon } from '#web/ui/frame-icons.tsx'
import { notify } from '#web/ui/toast-store.ts'

const names: Record<Language, string> = { en: 'English', hi: 'हिंदी', mr: 'मराठी' }

/** The language of the site. That of a document is chosen in the form builder, and has nothing to do with it. */
export function LanguageChoice() {
  const say = useFrame()
  const language = useSiteLanguage()
  const [wanted, setWanted] = useState<Language>()

  async function choose(next: Language) {
    setWanted(next)
    try {
      await changeLanguage(next)
      if (!readToken()) noteChoice()
      else
        keepInAccount(next).then(updateSessionUser, () =>
          notify({ title: findFrame()?.('languageNotKept') ?? '' }),
        )
    } catch {
      notify({ title: say('languageStays') })
    }
    setWanted(undefined)
  }

  const select = useRef<HTMLSelectElement>(null)
  const takeOver = useEffectEvent(() => {
    const chosen = languages.find(value => value === select.current?.value)
    if (chosen && chosen !== language) choose(chosen)
  })
  // The markup is there before the script: what was chosen meanwhile stands in it, and nobody has heard of it.
  useEffect(() => takeOver(), [])

  return (
    <span className="relative flex">
      <select
        ref={select}
        autoComplete="off"
        aria-label={say('languageOfSite')}
        value={wanted ?? language}
        lang={wanted ?? language}
        className={joinClasses(
          // Uses the system's font, so that an English page does not load Devanagari for two words.
          language === 'en' && '[font-family:"IBM_Plex_Sans",system-ui,sans-serif]',
          'min-h-11 cursor-pointer appearance-none min-w-11 rounded-md bg-transparent px-1 text-sm font-semibold text-muted sm:pr-6 sm:pl-2 hover:bg-sunken hover:text-ink',
        )}
        onChange={event => choose(event.target.value as Language)} // its options are the languages
      >
        {languages.map(value => (
          <option key={value} value={value} lang={value} className="bg-sheet text-ink">
            {names[value]}
          </option>
        ))}
      </select>
      <DownIcon className="pointer-events-none absolute top-1/2 right-1.5 size-4 -translate-y-1/2 text-muted max-sm:hidden" />
    </span>
  )
}
