/** How the address of a page names an act: 'ni-act', 'dowry-prohibition-act-1961'. */
export function actSlug(act: string): string {
  return toSlug(act)
}

/** How the address of a page names a section: '103', '65b', 'order-39-rule-1'. */
export function sectionSlug(section: string): string {
  return toSlug(section)
}

function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
