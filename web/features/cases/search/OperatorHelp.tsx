import { operatorGroups } from '#shared/cases/operator-examples.ts'
import { Disclosure } from './Disclosure.tsx'

/** The operators of a keyword search; pressing an example puts it into the box. */
export function OperatorHelp({ onTry }: { onTry: (example: string) => void }) {
  return (
    <Disclosure summary="Operators and fields, with examples">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {operatorGroups.map(({ name, examples }) => (
          <section key={name} aria-label={name}>
            <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal">{name}</h3>
            <ul className="flex flex-col">
              {examples.map(({ text, meaning }) => (
                <li key={text} className="border-rule border-t py-1.5 text-sm first:border-t-0">
                  <button
                    type="button"
                    onClick={() => onTry(text)}
                    className="min-h-7 max-w-full cursor-pointer rounded-sm bg-sunken px-1.5 text-left font-mono break-words text-bench-ink hover:underline max-sm:min-h-11"
                  >
                    <span className="sr-only">Put into the search box: </span>
                    {text}
                  </button>
                  <p className="mt-0.5 text-muted">{meaning}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Disclosure>
  )
}
