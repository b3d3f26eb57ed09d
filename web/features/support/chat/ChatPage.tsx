import { useRef } from 'react'
import type { ChatContent, ChatExpert } from '#shared/contract/support.ts'
import { useMessages } from '#web/messages.ts'
import { supportMessages } from '../messages.ts'
import { SupportPage } from '../SupportPage.tsx'
import { ChatContact } from './ChatContact.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import { ExpertList } from './ExpertList.tsx'
import { useChat } from './use-chat.ts'

export function ChatPage() {
  const say = useMessages(supportMessages)
  return (
    <SupportPage topic="chat" title={say('chat')} intro={say('chatIntro')} isSample>
      {content => <Chat content={content} />}
    </SupportPage>
  )
}

function Chat({ content }: { content: ChatContent }) {
  const { expert, choose, ...chat } = useChat(content)
  const input = useRef<HTMLInputElement>(null)
  function talkTo(next: ChatExpert) {
    choose(next)
    input.current?.focus()
  }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <ExpertList experts={content.experts} chosen={expert} onChoose={talkTo} />
      <ChatPanel {...chat} expert={expert} disclaimer={content.disclaimer} inputRef={input} />
      <ChatContact content={content} />
    </div>
  )
}
