import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonClass } from '#web/ui/button-class.ts'

type ButtonAnchorProps = ComponentProps<'a'> & { variant?: ButtonVariant }

/** A link to a page of ours that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor)

function ButtonAnchor({ variant, className, ...rest }: ButtonAnchorProps) {
  return <a {...rest} className={buttonClass(variant, className)} />
}
