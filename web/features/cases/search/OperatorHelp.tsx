import { type OperatorExample, operatorGroups } from '#shared/cases/operator-examples.ts'
import { Disclosure } from './Disclosure.tsx'
import { useWords } from './messages.ts'

const groupKeys = { words: 'operatorWords', fields: 'operatorFields' } as const

const meanings = {
  '"rarest of rare"': 'meansPhrase',
  'bail AND parole': 'meansBoth',
  '(bail OR parole) NOT murder': 'meansEither',
  'retrench*': 'meansBeginning',
  'arrest NEAR/5 warrant': 'meansNear',
  'title:gandhi': 'meansTitle',
  'judge:"d y chandrachud"': 'meansJudge',
  'court:bombay': 'meansCourt',
  'year:2010-2015': 'meansYear',
  'section:"302 IPC"': 'meansSection',
  'citation:"(2014) 8 SCC 273"': 'meansCitation',
} as const satisfies Record<OperatorExample, string>

/** The operators of a keyword search; pressing an example puts it into the box. */
export function OperatorHelp({ onTry }: { onTry: (example: string) => void }) {
  const { say } = useWords()
  return (
    <Disclosure summary={say('operatorHelp')}>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {operatorGroups.map(({ name, examples }) => (
          <section key={name} aria-label={say(groupKeys[name])}>
            <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal">{say(groupKeys[name])}</h3>
            <ul className="flex flex-col">
              {examples.map(text => (
                <li key={text} className="border-rule border-t py-1.5 text-sm first:border-t-0">
                  <button
                    type="button"
                    onClick={() => onTry(text)}
                    className="min-h-7 max-w-full cursor-pointer rounded-sm bg-sunken px-1.5 text-left font-mono break-words text-bench-ink hover:underline max-sm:min-h-11"
                  >
                    <span className="sr-only">{say('putIntoBox')} </span>
                    {text}
                  </button>
                  <p className="mt-0.5 text-muted">{say(meanings[text])}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Disclosure>
  )
}
