/** What other pages show of the library. */
export { findCategoryLook, type ShownCategory } from './category-look.ts'
export { categoriesQuery, formQuery, statsQuery } from './queries.ts'
