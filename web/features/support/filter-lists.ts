import type { Discussion, FaqEntry, VideoTutorial, Webinar } from '#shared/contract/support.ts'
import { matchesListing } from '#web/listing-search.ts'
import { anything } from '#web/search.ts'

export type Chosen = { search: string; category: string }

export function filterFaq(entries: readonly FaqEntry[], { search, category }: Chosen): FaqEntry[] {
  return entries.filter(entry => isChosen(entry.category, category) && matchesListing(listFaq(entry), search))
}

export function filterVideos(
  videos: readonly VideoTutorial[],
  { search, category, level }: Chosen & { level: string },
): VideoTutorial[] {
  return videos.filter(
    video =>
      isChosen(video.category, category) &&
      isChosen(video.difficulty, level) &&
      matchesListing(video, search),
  )
}

export function filterDiscussions(
  discussions: readonly Discussion[],
  { search, category, status }: Chosen & { status: string },
): Discussion[] {
  return discussions.filter(
    one =>
      isChosen(one.category, category) &&
      isChosen(one.status, status) &&
      matchesListing({ ...one, description: one.content }, search),
  )
}

export function filterWebinars(webinars: readonly Webinar[], status: string, search: string): Webinar[] {
  return webinars.filter(
    one => isChosen(one.status, status) && matchesListing({ ...one, tags: one.topics }, search),
  )
}

function listFaq({ question, answer, inForce, tags }: FaqEntry) {
  return { title: question, description: [answer, inForce?.text].join('\n'), tags }
}

function isChosen(value: string, chosen: string): boolean {
  return chosen === anything || value === chosen
}
