import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { supportLinks } from '#web/shell/nav-links.ts'
import { DropdownMenu, MenuItem } from '#web/ui/DropdownMenu.tsx'
import { navItemClass } from './nav-links.ts'

export function SupportMenu() {
  const trigger = (
    <button type="button" className={navItemClass}>
      Support <ChevronDown aria-hidden="true" className="size-4" />
    </button>
  )
  return (
    <DropdownMenu trigger={trigger}>
      {supportLinks.map(link => (
        <MenuItem key={link.label} asChild>
          <Link {...link.to}>{link.label}</Link>
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
