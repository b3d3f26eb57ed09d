import { useMessages } from '#web/messages.ts'
import { supportMessages } from '../messages.ts'
import type { ShownMessage } from './messages.ts'

/** Persons have their own names; the two others are called as the page speaks. */
export function useSenderName() {
  const say = useMessages(supportMessages)
  return ({ sender, senderName }: ShownMessage): string => {
    if (sender === 'user') return say('you')
    return sender === 'bot' ? say('assistant') : senderName
  }
}
