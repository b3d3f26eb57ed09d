import { useNavigate } from '@tanstack/react-router'
import { Button } from '#web/ui/Button.tsx'
import { notify } from '#web/ui/toast-store.ts'

export function ComingSoonBanner() {
  const navigate = useNavigate()
  function explain() {
    notify({
      title: 'New videos will be announced in the newsletter',
      description: 'There is no separate list for videos. Subscribe to the newsletter to hear of them.',
      action: { label: 'Newsletter', onPress: () => void navigate({ to: '/newsletter' }) },
    })
  }
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border-l-4 border-brass bg-brass-soft px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-xl">Video Tutorials Coming Soon</h2>
        <p className="mt-1">
          None of these can be watched yet. Each shows the month for which it was planned.
        </p>
      </div>
      <Button onClick={explain}>Subscribe to Updates</Button>
    </section>
  )
}
