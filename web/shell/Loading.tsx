export function Loading() {
  return (
    <p role="status" className="flex flex-1 items-center justify-center px-4 py-24 text-muted">
      Loading...
    </p>
  )
}
