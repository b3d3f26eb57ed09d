const shown = 3

/** A card shows at most three of its tags or topics. */
export function TagList({ label, tags }: { label: string; tags: readonly string[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-2 gap-y-1 text-xs text-muted">
      {tags.slice(0, shown).map(tag => (
        <li key={tag} className="rounded-sm border border-rule px-2 py-0.5">
          {tag}
        </li>
      ))}
    </ul>
  )
}
