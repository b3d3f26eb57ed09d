import { Link } from '@tanstack/react-router'
import { ClosingCall } from '#web/features/landing/ClosingCall.tsx'
import { MarginSection } from '#web/features/landing/MarginSection.tsx'

/** What stands below the first screen of the landing page. */
export function LandingRest() {
  return (
    <>
      <div className="mx-auto w-full max-w-7xl px-4 sm:px-6">
        <MarginSection number="1" title="What it does">
          <Clauses clauses={features} />
        </MarginSection>
        <MarginSection number="2" title="For the new advocate">
          <Clauses clauses={newAdvocate} />
        </MarginSection>
        <MarginSection number="3" title="For the experienced advocate">
          <Clauses clauses={experiencedAdvocate} />
        </MarginSection>
        <MarginSection number="4" title="Where to begin">
          <Highlights />
        </MarginSection>
      </div>
      <ClosingCall />
    </>
  )
}

type Clause = { title: string; text: string }

const features: readonly Clause[] = [
  {
    title: 'The document fills in as you type',
    text: 'Answer questions on one side; on the other, the petition takes shape as the court will receive it.',
  },
  {
    title: 'Procedure, step by step',
    text: 'What to file, where and when: what the applicant does, what the advocate does, and the documents each step wants.',
  },
  {
    title: 'Case law that shows its sources',
    text: 'Search by keyword, by a brief of the case or by the legal issue. Every result opens at its source.',
  },
  {
    title: 'English, Hindi and Marathi',
    text: 'Change the language of a form at any moment. Your answers stay.',
  },
  {
    title: 'New sections, old numbers',
    text: 'Look for 438 or for 482: both readings are found, each labelled with its Act.',
  },
  {
    title: 'Made for a court corridor',
    text: 'Light enough for a small phone on a poor network, and careful with what you have typed.',
  },
]

const newAdvocate: readonly Clause[] = [
  {
    title: 'Start from the right form',
    text: 'Each form says when it is needed, before which court, and how long it takes.',
  },
  {
    title: 'See what comes next',
    text: 'A guide never stops at filing: scrutiny, service, hearing and order have their steps too.',
  },
  {
    title: 'Ask without embarrassment',
    text: 'Common questions are answered in plain words, with the section beside the answer.',
  },
]

const experiencedAdvocate: readonly Clause[] = [
  {
    title: 'Draft in minutes',
    text: 'Your name, enrolment number and usual court are filled in already. Word files open ready for your own hand.',
  },
  {
    title: 'Keep up with the law in force',
    text: 'Forms and guides cite the BNS, the BNSS and the BSA, and remember the sections they replaced.',
  },
  {
    title: 'Find the authority again',
    text: 'The judgment you relied on last time is a search away, with its parties, its bench and its ratio.',
  },
]

function Clauses({ clauses }: { clauses: readonly Clause[] }) {
  return (
    <ol className="grid gap-x-10 gap-y-7 sm:grid-cols-2 xl:grid-cols-3">
      {clauses.map((clause, at) => (
        <li key={clause.title} className="flex gap-3">
          <span className="pt-0.5 font-serif text-lg text-brass-ink italic" aria-hidden="true">
            ({String.fromCharCode(97 + at)})
          </span>
          <div>
            <h3 className="text-lg">{clause.title}</h3>
            <p className="mt-1 text-muted">{clause.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const highlights = [
  {
    to: '/case-law',
    title: 'AI case law',
    text: 'Describe the matter in a sentence and read what the courts have held.',
  },
  {
    to: '/forms',
    title: 'Legal forms library',
    text: 'Browse by category and court, or search in three languages.',
  },
  {
    to: '/register',
    title: 'Your account',
    text: 'Register with your name and email. Each account is reviewed within 24-48 hours.',
  },
] as const

function Highlights() {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {highlights.map(item => (
        <li key={item.to}>
          <Link
            to={item.to}
            className="group grid gap-x-8 py-4 no-underline hover:bg-sheet sm:grid-cols-[16rem_1fr] sm:px-3"
          >
            <span className="font-serif text-lg font-semibold text-bench-ink underline decoration-rule underline-offset-4 group-hover:decoration-current">
              {item.title}
            </span>
            <span className="text-muted">{item.text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
