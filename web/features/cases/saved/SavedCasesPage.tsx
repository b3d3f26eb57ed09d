/** One's own list of judgments. */
export function SavedCasesPage() {
  return <h1 className="text-2xl">Saved judgments</h1>
}
