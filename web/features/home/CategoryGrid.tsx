import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { categories as knownCategories } from '#shared/categories.ts'
import { findCategoryLook, type ShownCategory } from '#web/features/forms/model/category-look.ts'
import { useFacts } from '#web/features/forms/model/use-facts.ts'
import { categoriesQuery } from '#web/features/forms/queries.ts'
import { useMessages } from '#web/messages.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { homeMessages } from './messages.ts'
import { Counted } from './StatCards.tsx'

/** The categories of the library. Their names are known at once, their counts when the server has answered. */
export function CategoryGrid() {
  const query = useQuery(categoriesQuery)
  const counts = new Map(query.data?.map(category => [category.id, category.formCount]))
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-4">
      {(query.data ?? knownCategories).map(category => (
        <li key={category.id}>
          <CategoryCard category={category} count={counts.get(category.id)} isPending={query.isPending} />
        </li>
      ))}
    </ul>
  )
}

type CategoryCardProps = {
  category: ShownCategory & { id: number }
  count: number | undefined
  isPending: boolean
}

function CategoryCard({ category, count, isPending }: CategoryCardProps) {
  const say = useMessages(homeMessages)
  const { sayArea } = useFacts()
  const { Icon, ink, edge } = findCategoryLook(category)
  return (
    <Link
      to="/forms"
      search={{ category: String(category.id) }}
      className={joinClasses(
        'group flex h-full flex-col rounded-md border-y border-r border-l-4 border-y-rule border-r-rule bg-sheet p-3 no-underline shadow-sheet transition-colors hover:bg-sunken sm:p-5',
        edge,
      )}
    >
      <Icon aria-hidden="true" className={joinClasses('size-6 shrink-0 sm:size-7', ink)} />
      <span className="mt-3 font-serif leading-snug font-semibold group-hover:underline sm:text-lg">
        {sayArea(category.area)}
      </span>
      <span className="mt-1 hidden text-sm text-muted sm:block">{say(`about-${category.area}`)}</span>
      <span className={joinClasses('mt-auto pt-3 text-sm font-semibold', ink)}>
        <Counted isPending={isPending}>
          {count === undefined ? '\u00a0' : say('formCount', { count })}
        </Counted>
      </span>
    </Link>
  )
}
