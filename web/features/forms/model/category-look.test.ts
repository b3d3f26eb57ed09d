import { FileText } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { categories } from '#shared/categories.ts'
import { findCategoryLook } from './category-look.ts'

describe('the look of a category', () => {
  it('is its own: no two share an icon or an ink', () => {
    const looks = categories.map(findCategoryLook)
    expect(new Set(looks.map(look => look.Icon)).size).toBe(categories.length)
    expect(new Set(looks.map(look => look.ink)).size).toBe(categories.length)
    expect(looks.some(look => look.Icon === FileText)).toBe(false)
  })

  it('is plain for a category that nobody has dressed yet', () => {
    expect(findCategoryLook({ icon: 'anchor', colour: 'maritime' })).toMatchObject({ ink: 'text-muted' })
    expect(findCategoryLook(undefined).Icon).toBe(FileText)
  })
})
