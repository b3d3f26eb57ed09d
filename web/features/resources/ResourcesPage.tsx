import { Link } from '@tanstack/react-router'
import { Calculator, Globe, LifeBuoy, Mail, Phone } from 'lucide-react'
import { contact } from '#web/claims.ts'
import { SubscribeForm } from '#web/features/newsletter/parts/SubscribeForm.tsx'
import { useLanguage } from '#web/language.ts'
import { useMessages } from '#web/messages.ts'
import { frameMessages } from '#web/shell/messages.ts'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { useSupportLinks } from '#web/shell/support-links.ts'
import { useSite } from '#web/site.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { HubCard } from './HubCard.tsx'
import { HubUpdates } from './HubUpdates.tsx'
import { resourcesMessages } from './messages.ts'
import { PortalList } from './parts/PortalList.tsx'
import { toolLinks } from './tool-links.ts'

export function ResourcesPage() {
  const say = useMessages(resourcesMessages)
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <PageTitle title={say('hub')} />
      <h1 className="text-3xl">{say('hub')}</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted">{say('hubHint')}</p>
      <PartLinks />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <HubUpdates />
        <div className="flex flex-col gap-6">
          <HubCard id="tools" Icon={Calculator} title={say('tools')}>
            <ToolLinks />
          </HubCard>
          <HubCard id="portals" Icon={Globe} title={say('portals')}>
            <PortalList withDescriptions />
          </HubCard>
          <HubCard id="help" Icon={LifeBuoy} title={say('help')}>
            <HelpLinks />
          </HubCard>
          <HubCard id="newsletter" Icon={Mail} title={say('newsletter')}>
            <p className="mb-4 text-muted">{say('newsletterHint')}</p>
            <SubscribeForm />
          </HubCard>
          <HubCard id="contact" Icon={Phone} title={say('contactTitle')}>
            <Contact />
          </HubCard>
        </div>
      </div>
    </div>
  )
}

const parts = [
  { id: 'tools', title: 'tools' },
  { id: 'portals', title: 'portals' },
  { id: 'help', title: 'help' },
  { id: 'newsletter', title: 'newsletter' },
  { id: 'contact', title: 'contactTitle' },
] as const

/** On a phone the news of the law stands before everything else, several screens long. */
function PartLinks() {
  const say = useMessages(resourcesMessages)
  return (
    <nav aria-label={say('onThisPage')} className="mt-3 lg:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center underline">
              {say(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ToolLinks() {
  const say = useMessages(resourcesMessages)
  return (
    <ul className="flex flex-col">
      {toolLinks.map(({ key, to }) => (
        <li key={key}>
          <Link {...to} className="flex min-h-11 items-center underline">
            {say(`tool-${key}`)}
          </Link>
          <p className="-mt-1 mb-2 text-sm text-muted">{say(`does-${key}`)}</p>
        </li>
      ))}
    </ul>
  )
}

function HelpLinks() {
  const supportLinks = useSupportLinks()
  const say = useMessages(frameMessages)
  return (
    <ul className="grid grid-cols-2 gap-x-4">
      {supportLinks.map(link => (
        <li key={link.key}>
          <Link {...link.to} className="flex min-h-11 items-center underline">
            {say(link.key)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Contact() {
  const say = useMessages(resourcesMessages)
  const language = useLanguage()
  const { supportEmail } = useSite()
  return (
    <div className="flex flex-col items-start gap-3">
      <address className="not-italic">
        <p data-sample="" className="text-muted">
          {say('supportHours', { hours: contact.hoursIn[language] })} <SampleMark />
        </p>
        <a href={`mailto:${supportEmail}`} className="flex min-h-11 items-center underline">
          {supportEmail}
        </a>
        <p data-sample="" className="flex flex-wrap items-center gap-x-2 text-muted">
          <Link to="/live-chat-support" className="flex min-h-11 items-center text-ink underline">
            {say('liveChat')}
          </Link>
          24/7 <SampleMark />
        </p>
      </address>
      <LinkButton href={`mailto:${supportEmail}`} variant="secondary">
        {say('contact')}
      </LinkButton>
    </div>
  )
}
