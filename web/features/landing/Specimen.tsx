import type { ReactNode } from 'react'
import { specimen } from '#web/claims.ts'
import { SampleMark } from '#web/ui/SampleMark.tsx'

/** One page of a bail application, half filled in: the product in a picture that is text. */
export function Specimen() {
  return (
    <figure className="mx-auto w-full max-w-lg lg:max-w-none">
      <div className="border border-rule bg-sheet px-5 py-7 text-sm shadow-sheet sm:px-10 sm:py-10">
        <p className="text-center font-semibold">
          IN THE COURT OF THE SESSIONS JUDGE AT <Answer>{specimen.place}</Answer>
        </p>
        <p className="mt-2 text-center">
          Bail Application No. <Blank>number</Blank> of 2026
        </p>
        <div className="mt-5 flex flex-col gap-1">
          <Party standing="Applicant">{specimen.applicant}</Party>
          <p className="text-center font-serif italic">versus</p>
          <Party standing="Respondent">{specimen.respondent}</Party>
        </div>
        <p className="mt-5 border-y border-rule py-2 text-center font-semibold">
          Application for regular bail under section 483 of the Bharatiya Nagarik Suraksha Sanhita, 2023
        </p>
        <ol className="mt-4 list-decimal space-y-2 pl-5 marker:text-muted">
          <li>
            The applicant was arrested on <Answer>{specimen.arrestedOn}</Answer> by{' '}
            <Answer>{specimen.policeStation}</Answer> Police Station and is in judicial custody.
          </li>
          <li>
            The applicant has roots in society, will join the investigation as called, and undertakes to abide
            by <Blank>conditions</Blank>.
          </li>
        </ol>
      </div>
      <figcaption className="mt-3 flex flex-wrap items-center gap-2 text-sm text-muted">
        Answered in green, still open in brass. <SampleMark />
      </figcaption>
    </figure>
  )
}

function Party({ standing, children }: { standing: string; children: ReactNode }) {
  return (
    <p className="flex items-baseline gap-2">
      <Answer>{children}</Answer>
      <span aria-hidden="true" className="min-w-4 flex-1 border-b border-dotted border-edge" />
      {standing}
    </p>
  )
}

function Answer({ children }: { children: ReactNode }) {
  return <span className="font-semibold text-bench-ink">{children}</span>
}

function Blank({ children }: { children: string }) {
  return <span className="rounded-sm bg-brass-soft px-1 text-brass-ink">{`{${children}}`}</span>
}
