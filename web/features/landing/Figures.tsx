import { claims } from '#web/features/landing/claims.ts'
import { SampleMark } from '#web/ui/SampleMark.tsx'

const figures = [
  { value: claims.forms, label: 'legal forms' },
  { value: claims.procedures, label: 'court procedures' },
  { value: claims.practiceAreas, label: 'practice areas' },
  { value: claims.users, label: 'users' },
]

export function Figures() {
  return (
    <section aria-label="Munshi in figures" className="border-y-4 border-double border-rule bg-sheet">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-end justify-between gap-x-10 gap-y-4 px-4 py-6 sm:px-6">
        <dl className="grid w-full grid-cols-2 gap-x-8 gap-y-4 md:w-auto md:flex-1 md:grid-cols-4">
          {figures.map(figure => (
            <div key={figure.label} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{figure.label}</dt>
              <dd className="font-serif text-3xl font-semibold">{figure.value}</dd>
            </div>
          ))}
        </dl>
        <SampleMark />
      </div>
    </section>
  )
}
