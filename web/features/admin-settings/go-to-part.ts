/** Within the page: the address keeps naming the tab. */
export function goToPart(id: string) {
  const heading = document.getElementById(`${id}-title`)
  heading?.setAttribute('tabindex', '-1')
  document.getElementById(id)?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
