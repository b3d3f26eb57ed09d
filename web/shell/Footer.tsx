import { Link } from '@tanstack/react-router'
import { contact } from '#web/claims.ts'
import { useSiteLanguage } from '#web/language.ts'
import { fillWithNodes } from '#web/say.ts'
import { useFrame } from '#web/shell/messages.ts'
import { formCategories, type NavLink, procedureCategories } from '#web/shell/nav-links.ts'
import { useSupportLinks } from '#web/shell/support-links.ts'
import { useSite } from '#web/site.ts'
import { UpIcon } from '#web/ui/frame-icons.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { SampleMark } from '#web/ui/SampleMark.tsx'

/** Signed-in users have these links in the header, so their footer is one line that opens. */
export function Footer({ isSlim }: { isSlim: boolean }) {
  const say = useFrame()
  if (!isSlim) {
    return (
      <footer data-chrome="" className="border-t-4 border-double border-rule bg-sunken">
        <Columns />
        <div className="border-t border-rule">
          <LastLine />
        </div>
      </footer>
    )
  }
  return (
    <footer data-chrome="" className="mt-10 border-t border-rule bg-sunken">
      <details className="group flex flex-col-reverse">
        <summary className="mx-auto flex min-h-11 w-full max-w-7xl cursor-pointer list-none items-center gap-2 px-4 text-sm font-semibold text-muted hover:text-ink sm:px-6 [&::-webkit-details-marker]:hidden">
          <UpIcon className="size-4 transition-transform group-open:rotate-180" />
          {say('footerMore')}
        </summary>
        <Columns />
      </details>
      <LastLine />
    </footer>
  )
}

function Columns() {
  const say = useFrame()
  const { supportEmail } = useSite()
  const supportLinks = useSupportLinks()
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-2 gap-x-6 gap-y-8 px-4 py-10 sm:px-6 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
      <div className="col-span-2 flex flex-col items-start gap-3 text-sm lg:col-span-1">
        <Logo />
        <p className="max-w-xs text-muted">{say('tagline')}</p>
        <address className="flex flex-col items-start not-italic">
          <a href={`mailto:${supportEmail}`} className="flex min-h-11 items-center underline">
            {supportEmail}
          </a>
          <span data-sample="" className="flex flex-wrap items-center gap-2 text-muted">
            {say('supportHours', { hours: contact.hoursIn[useSiteLanguage()] })} <SampleMark />
          </span>
        </address>
      </div>
      <FooterList title={say('formsByArea')} links={formCategories} />
      <FooterList title={say('courtProcedures')} links={procedureCategories} />
      <FooterList title={say('support')} links={supportLinks} />
    </div>
  )
}

function LastLine() {
  const say = useFrame()
  const language = useSiteLanguage()
  const { name, links } = useSite()
  const year = <span suppressHydrationWarning>{new Date().getFullYear()}</span>
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-6 px-4 py-2 text-sm text-muted sm:px-6">
      <p className="py-2">{fillWithNodes(say('notLegalAdvice', { year: '{year}', name }), { year })}</p>
      <div className="flex flex-wrap gap-x-6">
        {links.map(link => (
          <a key={link.url + link.en} href={link.url} className="flex min-h-11 items-center underline">
            {link[language] || link.en}
          </a>
        ))}
        <Link to="/privacy" className="flex min-h-11 items-center underline">
          {say('privacy')}
        </Link>
      </div>
    </div>
  )
}

function FooterList({ title, links }: { title: string; links: readonly NavLink[] }) {
  const say = useFrame()
  return (
    <nav aria-label={title}>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-1 text-sm">
        {links.map(link => (
          <li key={link.key}>
            <Link {...link.to} className="flex min-h-11 items-center no-underline hover:underline">
              {say(link.key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
