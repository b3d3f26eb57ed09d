/** What other pages show of the library. */
export { findCategoryLook, type ShownCategory } from './category-look.ts'
export { LibraryToday } from './LibraryToday.tsx'
export { listCourts } from './list-forms.ts'
export { categoriesQuery, formQuery, statsQuery } from './queries.ts'
