import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  loadingPortals: 'लिंक आ रहे हैं...',
  notLoaded: 'लिंक नहीं आ सके।',
  tryAgain: 'फिर प्रयास करें',
  opensInNewTab: '(नए टैब में खुलता है)',
}
