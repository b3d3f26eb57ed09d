import type { Translation } from '#shared/messages/sentence.ts'
import type { messages as english } from './en.ts'

export const messages: Translation<typeof english> = {
  loadingPortals: 'दुवे येत आहेत...',
  notLoaded: 'दुवे मिळू शकले नाहीत.',
  tryAgain: 'पुन्हा प्रयत्न करा',
  opensInNewTab: '(नव्या टॅबमध्ये उघडतो)',
}
