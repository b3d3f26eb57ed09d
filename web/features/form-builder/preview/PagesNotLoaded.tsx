import { useMessages } from '#web/messages.ts'
import { builderMessages } from '../messages.ts'

/** In the place of the pages when their code could not be fetched. */
export function PagesNotLoaded() {
  const say = useMessages(builderMessages)
  return (
    <p role="alert" className="min-h-64 flex-1 bg-sunken p-6 text-center text-muted">
      {say('pagesNotDrawn')}. {say('checkConnection')}
    </p>
  )
}
