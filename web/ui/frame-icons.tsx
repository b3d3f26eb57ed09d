import type { ReactNode } from 'react'

// The icons of the frame, which is in every first visit: lucide's own machinery would weigh more there than all of them.
// The shapes are lucide's (ISC licence).

type IconProps = { className?: string }

export const MenuIcon = drawIcon(<path d="M4 5h16M4 12h16M4 19h16" />)
export const CloseIcon = drawIcon(<path d="M18 6 6 18M6 6l12 12" />)
export const SearchIcon = drawIcon(<path d="m21 21-4.34-4.34M11 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16" />)
export const ContrastIcon = drawIcon(
  <path d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20M12 18a6 6 0 0 0 0-12z" />,
)
export const DownIcon = drawIcon(<path d="m6 9 6 6 6-6" />)
export const UpIcon = drawIcon(<path d="m18 15-6-6-6 6" />)

function drawIcon(shape: ReactNode) {
  return ({ className }: IconProps) => (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {shape}
    </svg>
  )
}
