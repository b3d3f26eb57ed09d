import { Link } from '@tanstack/react-router'
import { ChevronLeft, Download, ListChecks, Printer } from 'lucide-react'
import type { ProcedureView } from '#shared/contract/procedures.ts'
import { useFullAddress } from '#web/address.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { useMessages } from '#web/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { downloadGuide } from '../guide-text.ts'
import { LawLine } from '../LawLine.tsx'
import { ProcedureBadges } from '../ProcedureBadges.tsx'
import type { GuideFind } from '../procedures-search.ts'
import { guideMessages } from './messages.ts'

type GuideHeadProps = { procedure: ProcedureView; find: GuideFind }

export function GuideHead({ procedure, find }: GuideHeadProps) {
  const say = useMessages(guideMessages)
  const { slug, title, description, provision, estimatedTime } = procedure
  const fullAddress = useFullAddress()
  return (
    <header className="border-b-4 border-double border-rule pb-5">
      <Link
        to="/procedures"
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-muted no-underline hover:underline print:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {say('courtProcedures')}
      </Link>
      <div className="flex flex-col gap-x-10 gap-y-4 lg:flex-row lg:items-start lg:justify-between">
        <div className="flex max-w-3xl flex-col gap-3">
          <h1 lang="en" className="text-3xl">
            {title}
          </h1>
          <ProcedureBadges procedure={procedure} />
          <p lang="en" className="text-lg text-muted">
            {description}
          </p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2 print:hidden lg:max-w-60 lg:flex-col lg:items-stretch">
          <Button
            variant="secondary"
            onClick={() =>
              downloadGuide(
                procedure,
                find.answer,
                fullAddress({ to: '/procedures/$slug', params: { slug }, search: { answer: find.answer } }),
              )
            }
          >
            <Download aria-hidden="true" className="size-4" />
            {say('download')}
          </Button>
          <ButtonLink
            to="/procedures/$slug/print"
            params={{ slug }}
            search={find}
            target="_blank"
            variant="secondary"
          >
            <Printer aria-hidden="true" className="size-4" />
            {say('print')}
          </ButtonLink>
          <ButtonLink
            to="/procedures/$slug/print"
            params={{ slug }}
            search={{ ...find, part: 'checklist' }}
            target="_blank"
            variant="secondary"
          >
            <ListChecks aria-hidden="true" className="size-4" />
            {say('printChecklist')}
          </ButtonLink>
        </div>
      </div>
      <dl className="mt-5 grid max-w-4xl gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name={say('provision')}>{provision}</Fact>
        {estimatedTime ? <Fact name={say('estimatedTime')}>{estimatedTime}</Fact> : null}
      </dl>
      <div className="mt-2">
        <LawLine procedure={procedure} />
      </div>
    </header>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{name}</dt>
      <dd lang="en" className="text-muted">
        {children}
      </dd>
    </div>
  )
}
