import { Megaphone, X } from 'lucide-react'
import { type Language, nativeLanguageNames } from '#shared/languages.ts'
import { useKitWords } from '#web/ui/kit-words.ts'
import { chooseText } from '../model.ts'

type AnnouncementTextProps = { texts: Record<Language, string>; language: Language; onDismiss?: () => void }

/** One that is not in the reader's language says in which it is. */
export function AnnouncementText({ texts, language, onDismiss }: AnnouncementTextProps) {
  const words = useKitWords()
  const chosen = chooseText(texts, language)
  if (!chosen) return null
  return (
    <div className="border-b border-brass bg-brass-soft">
      <div className="mx-auto flex w-full max-w-7xl items-start gap-3 px-4 py-1.5 sm:px-6">
        <Megaphone aria-hidden="true" className="mt-3 size-5 shrink-0 text-brass-ink" />
        <p lang={chosen.language} className="min-w-0 flex-1 py-2.5 text-sm whitespace-pre-line wrap-anywhere">
          {chosen.language === language ? null : (
            <span className="mr-2 rounded-sm border border-rule bg-sheet px-1.5 text-xs">
              {nativeLanguageNames[chosen.language]}
            </span>
          )}
          {chosen.text}
        </p>
        {onDismiss ? (
          <button
            type="button"
            aria-label={words.dismiss}
            title={words.dismiss}
            className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md hover:bg-sheet"
            onClick={onDismiss}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        ) : null}
      </div>
    </div>
  )
}
