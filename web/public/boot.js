// Runs before the first paint (a blocking script from our own address: the content security policy allows no inline one).
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (localStorage.getItem('sessionToken')) document.documentElement.dataset.signedIn = ''
} catch {
  // Storage may be switched off: the page then follows the system's theme, signed out.
}

// A form that is sent before the program is here waits for it, with what was typed: use-waiting-form.ts sends it then.
addEventListener(
  'submit',
  event => {
    const { dataset } = document.documentElement
    if ('running' in dataset || event.target.method !== 'post') return
    event.preventDefault()
    dataset.sent = ''
  },
  true,
)
