import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonClass } from '#web/ui/button-class.ts'

export type LinkButtonProps = ComponentProps<'a'> & { variant?: ButtonVariant }

/** A plain anchor in a button's clothes: mail, telephone, downloads, other sites. Pages of ours: Link with buttonClass. */
export function LinkButton({ variant, className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={buttonClass(variant, className)} />
}
