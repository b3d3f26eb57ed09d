/** '1 judgment', '1,23,456 judgments'. */
export function countOf(count: number, one: string): string {
  return `${count.toLocaleString('en-IN')} ${one}${count === 1 ? '' : 's'}`
}
