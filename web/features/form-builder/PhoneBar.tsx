import { FilePen, FileText } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { StepsMenu } from './later-parts.ts'
import { builderMessages } from './messages.ts'
import { ProgressLine } from './questions/ProgressLine.tsx'

type PhoneBarProps = {
  face: 'questions' | 'preview'
  status: ReactNode
  onTurn: (face: 'questions' | 'preview') => void
}

/**
 * On a narrow screen, switches between questions and document with one tap from anywhere in the
 * questions. With large letters it takes two lines: in one, its words would stand letter under letter and cover the screen.
 */
export function PhoneBar({ face, status, onTurn }: PhoneBarProps) {
  const say = useMessages(builderMessages)
  const isPreview = face === 'preview'
  const Icon = isPreview ? FilePen : FileText
  return (
    <div
      data-chrome=""
      data-bar="foot"
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-rule bg-sheet px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-float sm:px-6"
    >
      <div className="flex min-w-22 flex-1 flex-col gap-1 max-sm:[&_p]:text-xs">
        <ProgressLine />
        {status}
      </div>
      <Suspense>{isPreview ? null : <StepsMenu />}</Suspense>
      <Button
        aria-pressed={isPreview}
        className="shrink-0"
        onClick={() => onTurn(isPreview ? 'questions' : 'preview')}
      >
        <Icon aria-hidden="true" className="size-4" />
        {say(isPreview ? 'questions' : 'preview')}
      </Button>
    </div>
  )
}
