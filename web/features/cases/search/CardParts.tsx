import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'

type PartButtonProps = { name: string; of: string; panelId: string; isOpen: boolean; onToggle: () => void }

/** Opens a part of a card below its row of buttons. */
export function PartButton({ name, of, panelId, isOpen, onToggle }: PartButtonProps) {
  return (
    <Button
      variant="quiet"
      className="text-left sm:px-3"
      aria-expanded={isOpen}
      aria-controls={panelId}
      aria-label={`${name}: ${of}`}
      onClick={onToggle}
    >
      {name}
      <ChevronDown
        aria-hidden="true"
        className={joinClasses('size-4 transition-transform', isOpen && 'rotate-180')}
      />
    </Button>
  )
}

/** Which part of a card is open: only one at a time, to keep the list short. */
export function useOpenPart<Part extends string>() {
  const [open, setOpen] = useState<Part | null>(null)
  const toggle = (part: Part) => setOpen(last => (last === part ? null : part))
  return { open, toggle }
}

type CardTitleProps = { judgment: { id: string; caseTitle: string }; className: string }

/** Names its card and opens the judgment. `data-result` is where the focus goes when a list grows or turns. */
export function CardTitle({ judgment: { id, caseTitle }, className }: CardTitleProps) {
  return (
    <h3 id={`case-${id}`} className={className}>
      <Link
        to="/case-law/$id"
        params={{ id }}
        className="decoration-1 underline-offset-4 hover:underline"
        data-result=""
      >
        {caseTitle}
      </Link>
    </h3>
  )
}
