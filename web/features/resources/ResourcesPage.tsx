import { Link } from '@tanstack/react-router'
import { Calculator, Globe, LifeBuoy, Mail, Phone } from 'lucide-react'
import { contact } from '#web/claims.ts'
import { SubscribeForm } from '#web/features/newsletter/parts/SubscribeForm.tsx'
import { useMessages } from '#web/messages.ts'
import { frameMessages } from '#web/shell/messages.ts'
import { toolLinks } from '#web/shell/nav-links.ts'
import { useSupportLinks } from '#web/shell/support-links.ts'
import { useSite } from '#web/site.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { SampleMark } from '#web/ui/SampleMark.tsx'
import { HubCard } from './HubCard.tsx'
import { HubUpdates } from './HubUpdates.tsx'
import { PortalList } from './parts/PortalList.tsx'

export function ResourcesPage() {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="text-3xl">Resource Hub</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted">
        What has changed in the law, the sites of the courts, and where to find help.
      </p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <HubUpdates />
        <div className="flex flex-col gap-6">
          <HubCard Icon={Calculator} title="Tools">
            <ToolLinks />
          </HubCard>
          <HubCard Icon={Globe} title="Important Legal Portals">
            <PortalList withDescriptions />
          </HubCard>
          <HubCard Icon={LifeBuoy} title="Help and Support">
            <HelpLinks />
          </HubCard>
          <HubCard Icon={Mail} title="Newsletter">
            <p className="mb-4 text-muted">Legal developments and practice notes, every Monday.</p>
            <SubscribeForm />
          </HubCard>
          <HubCard Icon={Phone} title="Contact Information">
            <Contact />
          </HubCard>
        </div>
      </div>
    </div>
  )
}

function ToolLinks() {
  return (
    <ul className="flex flex-col">
      {toolLinks.map(({ label, to, does }) => (
        <li key={label}>
          <Link {...to} className="flex min-h-11 items-center underline">
            {label}
          </Link>
          <p className="-mt-1 mb-2 text-sm text-muted">{does}</p>
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
  const { supportEmail } = useSite()
  return (
    <div className="flex flex-col items-start gap-3">
      <address className="not-italic">
        <p data-sample="" className="text-muted">
          Support {contact.hours} <SampleMark />
        </p>
        <a href={`mailto:${supportEmail}`} className="flex min-h-11 items-center underline">
          {supportEmail}
        </a>
        <p data-sample="" className="flex flex-wrap items-center gap-x-2 text-muted">
          <Link to="/live-chat-support" className="flex min-h-11 items-center text-ink underline">
            Live chat
          </Link>
          24/7 <SampleMark />
        </p>
      </address>
      <LinkButton href={`mailto:${supportEmail}`} variant="secondary">
        Contact Support
      </LinkButton>
    </div>
  )
}
