import { useEffect } from 'react'

/**
 * For the forms of the prerendered pages. What was sent before the program was there (boot.js holds it back) is sent
 * once the form has its handler, as if the button were pressed at this moment.
 */
export function useWaitingForm() {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.running = ''
    if (dataset.sent === undefined) return
    delete dataset.sent
    document.querySelector<HTMLFormElement>('main form[method="post"]')?.requestSubmit()
  }, [])
}
