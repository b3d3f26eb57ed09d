import { Link } from '@tanstack/react-router'
import { type ReactElement, useId, useState } from 'react'
import type { SectionView } from '#shared/contract/sections.ts'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { lawMessages } from '../messages.ts'

const shownFirst = 5
const linkStyle = 'flex min-h-11 items-center py-1.5'

/** The forms, guides and leading judgments that speak of the section under either number. */
export function WhatCites({ section: { forms, guides, cases } }: { section: SectionView }) {
  const say = useMessages(lawMessages)
  if (forms.length + guides.length + cases.length === 0)
    return <p className="mt-6 text-muted">{say('nothingCites')}</p>
  return (
    <div lang="en">
      <LinkList title={say('formsTitle')}>
        {forms.map(({ id, title }) => (
          <Link key={id} to="/form-builder/{-$id}" params={{ id: String(id) }} className={linkStyle}>
            {title}
          </Link>
        ))}
      </LinkList>
      <LinkList title={say('guidesTitle')}>
        {guides.map(({ slug, title }) => (
          <Link key={slug} to="/procedures/$slug" params={{ slug }} className={linkStyle}>
            {title}
          </Link>
        ))}
      </LinkList>
      <LinkList title={say('casesTitle')}>
        {cases.map(({ id, title, year }) => (
          <Link key={id} to="/case-law/$id" params={{ id }} className={linkStyle}>
            {year === null ? title : `${title} (${year})`}
          </Link>
        ))}
      </LinkList>
    </div>
  )
}

function LinkList({ title, children }: { title: string; children: ReactElement[] }) {
  const say = useMessages(lawMessages)
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  if (children.length === 0) return null
  const shown = isWhole ? children : children.slice(0, shownFirst)
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="mb-1 text-xl">
        {title}
      </h2>
      <ul>
        {shown.map(child => (
          <li key={child.key} className="border-b border-rule">
            {child}
          </li>
        ))}
      </ul>
      {shown.length < children.length ? (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {say('showMore', { count: children.length - shown.length })}
        </Button>
      ) : null}
    </section>
  )
}
