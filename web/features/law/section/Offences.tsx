import type { ReactNode } from 'react'
import type { Offence } from '#shared/contract/sections.ts'
import { useMessages } from '#web/messages.ts'
import { lawMessages } from '../messages.ts'

const courts = {
  session: 'session',
  'first class': 'firstClass',
  'any magistrate': 'anyMagistrate',
  follows: 'followsCourt',
} as const satisfies Record<Offence['court'], string>

const classifications = { yes: 'yes', no: 'no', follows: 'follows' } as const satisfies Record<
  Offence['cognizable'],
  string
>

/** The lines of the First Schedule, each as a short list: a table of five columns does not fit a phone. */
export function Offences({ offences }: { offences: readonly Offence[] }) {
  const say = useMessages(lawMessages)
  return (
    <>
      <ul className="flex flex-col gap-3">
        {offences.map(offence => (
          <li
            key={`${offence.section} ${offence.case}`}
            className="rounded-md border border-rule bg-sheet px-4 py-3"
          >
            <p className="font-semibold">
              BNS {offence.section}
              {offence.case ? <span lang="en">{`: ${offence.case}`}</span> : null}
            </p>
            <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr_auto_1fr]">
              <Fact label={say('punishment')} isWide>
                <span lang="en">{offence.punishment}</span>
              </Fact>
              <Fact label={say('cognizable')}>{say(classifications[offence.cognizable])}</Fact>
              <Fact label={say('bailable')}>{say(classifications[offence.bailable])}</Fact>
              <Fact label={say('triableBy')} isWide>
                {say(courts[offence.court])}
              </Fact>
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{say('offenceNote')}</p>
    </>
  )
}

type FactProps = { label: string; isWide?: boolean; children: ReactNode }

function Fact({ label, isWide, children }: FactProps) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className={isWide ? 'sm:col-span-3' : undefined}>{children}</dd>
    </>
  )
}
