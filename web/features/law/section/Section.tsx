import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, ExternalLink, Printer, Scale } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { SectionView } from '#shared/contract/sections.ts'
import { nameSection } from '#shared/law/section.ts'
import { BackLink } from '#web/BackLink.tsx'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { lawMessages, statusWords } from '../messages.ts'
import { LawChanged } from '../parts/LawChanged.tsx'
import { Counterparts } from './Counterparts.tsx'
import { Offences } from './Offences.tsx'
import { WhatChanged } from './WhatChanged.tsx'
import { WhatCites } from './WhatCites.tsx'

export function Section({ section }: { section: SectionView }) {
  const say = useMessages(lawMessages)
  const language = useLanguage()
  const { act, says, text } = section
  const name = nameSection({ act: act.act, section: section.section })
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-6 sm:px-6 sm:py-8 print:p-0">
      <BackLink to={{ to: '/law/$act', params: { act: act.slug } }}>{act.title}</BackLink>
      <h1 className="text-3xl">
        <span className="block text-lg font-semibold text-muted">{name}</span>
        <span lang="en">{section.heading || say('omitted')}</span>
      </h1>
      {section.chapter ? (
        <p className="mt-1 text-sm text-muted">
          {say('chapter', { number: section.chapter.number })}: {section.chapter.title[language]}
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {section.status ? <Badge tone="seal">{say(statusWords[section.status])}</Badge> : null}
        {section.isInForce ? null : <Badge tone="seal">{say('notInForce')}</Badge>}
        {act.isInForce ? null : <Badge tone="seal">{act.status}</Badge>}
      </div>
      <div className="mt-4 empty:hidden">
        <LawChanged kind="section" id={`${act.slug}/${section.slug}`} />
      </div>
      <Counterparts section={section} />
      {section.changed && section.changed.kind !== 'new' ? <WhatChanged changed={section.changed} /> : null}
      {says ? (
        <Part title={say('saysTitle')}>
          <p className="text-lg">{says[language]}</p>
          <p className="mt-2 text-sm text-muted">{say('saysNote')}</p>
        </Part>
      ) : null}
      {section.offences.length > 0 ? (
        <Part title={say('offenceTitle')}>
          <Offences offences={section.offences} />
        </Part>
      ) : null}
      {text ? (
        <Part title={say('textTitle')}>
          <p lang="en" className="whitespace-pre-line">
            {text}
          </p>
          <p className="mt-2 text-sm text-muted">{say('textNote')}</p>
        </Part>
      ) : null}
      <WhatCites section={section} />
      <div className="mt-6 flex flex-wrap gap-x-2 gap-y-1 print:hidden">
        <a
          href={section.officialUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 pr-3"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          {say('officialText')}
        </a>
        <Link
          to="/case-law"
          search={{ q: `section ${section.section} ${act.act}`, type: 'keyword' }}
          className="inline-flex min-h-11 items-center gap-2 pr-3"
        >
          <Scale aria-hidden="true" className="size-4" />
          {say('searchJudgments', { section: name })}
        </Link>
        <Button variant="quiet" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {say('print')}
        </Button>
      </div>
      <Neighbours section={section} />
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Neighbours({ section: { act, previous, next } }: { section: SectionView }) {
  const say = useMessages(lawMessages)
  const style = 'inline-flex min-h-11 items-center gap-1 no-underline hover:underline'
  return (
    <nav aria-label={act.title} className="mt-6 flex justify-between border-t border-rule pt-3 print:hidden">
      {previous ? (
        <Link
          to="/law/$act/$section"
          params={{ act: act.slug, section: previous.slug }}
          aria-label={`${say('previous')}: ${previous.section}`}
          className={style}
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          {previous.section}
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link
          to="/law/$act/$section"
          params={{ act: act.slug, section: next.slug }}
          aria-label={`${say('next')}: ${next.section}`}
          className={style}
        >
          {next.section}
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      ) : null}
    </nav>
  )
}
