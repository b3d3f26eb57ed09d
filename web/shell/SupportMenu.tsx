import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useFrame } from '#web/shell/messages.ts'
import { useSupportLinks } from '#web/shell/support-links.ts'
import { DropdownMenu, MenuItem } from '#web/ui/DropdownMenu.tsx'
import { navItemClass } from './nav-links.ts'

export function SupportMenu() {
  const say = useFrame()
  const supportLinks = useSupportLinks()
  const trigger = (
    <button type="button" className={navItemClass}>
      {say('support')} <ChevronDown aria-hidden="true" className="size-4" />
    </button>
  )
  return (
    <DropdownMenu trigger={trigger}>
      {supportLinks.map(link => (
        <MenuItem key={link.key} asChild>
          <Link {...link.to}>{say(link.key)}</Link>
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
