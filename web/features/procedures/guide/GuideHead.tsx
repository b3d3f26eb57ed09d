import { Link } from '@tanstack/react-router'
import { ChevronLeft, Download, ListChecks, Printer } from 'lucide-react'
import type { ProcedureView } from '#shared/contract/procedures.ts'
import { useFullAddress } from '#web/address.ts'
import { ButtonLink } from '#web/ButtonLink.tsx'
import { Button } from '#web/ui/Button.tsx'
import { downloadGuide } from '../guide-text.ts'
import { LawLine } from '../LawLine.tsx'
import { ProcedureBadges } from '../ProcedureBadges.tsx'

export function GuideHead({ procedure }: { procedure: ProcedureView }) {
  const { slug, title, description, provision, estimatedTime } = procedure
  const fullAddress = useFullAddress()
  return (
    <header className="border-b-4 border-double border-rule pb-5">
      <Link
        to="/procedures"
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-muted no-underline hover:underline print:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        Court Procedures
      </Link>
      <div className="flex flex-col gap-x-10 gap-y-4 lg:flex-row lg:items-start lg:justify-between">
        <div className="flex max-w-3xl flex-col gap-3">
          <h1 className="text-3xl">{title}</h1>
          <ProcedureBadges procedure={procedure} />
          <p className="text-lg text-muted">{description}</p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2 print:hidden lg:max-w-60 lg:flex-col lg:items-stretch">
          <Button
            variant="secondary"
            onClick={() =>
              downloadGuide(procedure, fullAddress({ to: '/procedures/$slug', params: { slug } }))
            }
          >
            <Download aria-hidden="true" className="size-4" />
            Download
          </Button>
          <ButtonLink to="/procedures/$slug/print" params={{ slug }} target="_blank" variant="secondary">
            <Printer aria-hidden="true" className="size-4" />
            Print
          </ButtonLink>
          <ButtonLink
            to="/procedures/$slug/print"
            params={{ slug }}
            search={{ part: 'checklist' }}
            target="_blank"
            variant="secondary"
          >
            <ListChecks aria-hidden="true" className="size-4" />
            Print checklist
          </ButtonLink>
        </div>
      </div>
      <dl className="mt-5 grid max-w-4xl gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name="Provision">{provision}</Fact>
        {estimatedTime ? <Fact name="Estimated time">{estimatedTime}</Fact> : null}
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
      <dd className="text-muted">{children}</dd>
    </div>
  )
}
