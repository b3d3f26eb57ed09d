export function stepAnchor(step: number): string {
  return `step-${step}`
}
