import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonClass } from '#web/ui/button-class.ts'

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address from paths.ts. */
  to: string
  /** Mark the link as the current page only on this very address. */
  exact?: boolean
  /** In the history the page stands in the place of this one. */
  replace?: boolean
}

/** A link to a page of ours: no reload, and the page is fetched when a finger or pointer comes near. */
export function AppLink({ to, exact = false, ...rest }: AppLinkProps) {
  const { pathname, search, hash } = new URL(to, 'http://munshi.invalid')
  return (
    <Link
      {...rest}
      to={pathname}
      search={Object.fromEntries(new URLSearchParams(search))}
      hash={hash.slice(1) || undefined}
      activeOptions={{ exact, includeSearch: false }}
    />
  )
}

type AppLinkButtonProps = AppLinkProps & { variant?: ButtonVariant }

export function AppLinkButton({ variant, className, ...rest }: AppLinkButtonProps) {
  return <AppLink {...rest} className={buttonClass(variant, className)} />
}
