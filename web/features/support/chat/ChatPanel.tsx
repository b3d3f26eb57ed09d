import { type RefObject, useEffect, useRef } from 'react'
import type { ChatExpert } from '#shared/contract/support.ts'
import { useMessages } from '#web/messages.ts'
import { fillWithNodes } from '#web/say.ts'
import { useSite } from '#web/site.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { supportMessages } from '../messages.ts'
import { ChatBubble } from './ChatBubble.tsx'
import { ChatInput } from './ChatInput.tsx'
import type { Connection, ShownMessage } from './messages.ts'
import { useSenderName } from './use-sender-name.ts'

type ChatPanelProps = {
  expert: ChatExpert | undefined
  connection: Connection
  messages: readonly ShownMessage[]
  isAnswerDue: boolean
  disclaimer: string
  inputRef: RefObject<HTMLInputElement | null>
  send: (text: string) => boolean
}

export function ChatPanel(props: ChatPanelProps) {
  const { expert, connection, messages, isAnswerDue, disclaimer, inputRef, send } = props
  const say = useMessages(supportMessages)
  const { supportEmail } = useSite()
  const assistant = say('assistant')
  const answering = expert?.status === 'online' ? expert.name : assistant
  return (
    <section
      aria-labelledby="chat"
      className="flex flex-col rounded-md border border-rule bg-sheet shadow-sheet lg:row-span-2"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule px-4 py-3 sm:px-5">
        <h2 id="chat" className="text-lg">
          {expert?.name ?? assistant}
        </h2>
        <ConnectionState connection={connection} />
        {expert && expert.status !== 'online' ? (
          <p className="basis-full text-sm text-muted">
            {say(`away-${expert.status}`, { name: expert.name, assistant })}
          </p>
        ) : null}
      </header>
      <Conversation messages={messages} typing={isAnswerDue ? answering : undefined} />
      <Announcement messages={messages} />
      <p className="border-t border-rule bg-brass-soft px-4 py-2 text-sm sm:px-5">
        {fillWithNodes(
          expert
            ? say('samplePerson', { name: expert.name, email: '{email}' })
            : say('writtenInAdvance', { email: '{email}' }),
          {
            email: (
              <a href={`mailto:${supportEmail}`} className="underline">
                {supportEmail}
              </a>
            ),
          },
        )}
      </p>
      <ChatInput inputRef={inputRef} onSend={send} />
      <p className="border-t border-rule px-4 py-3 text-sm text-muted sm:px-5">{disclaimer}</p>
    </section>
  )
}

function ConnectionState({ connection }: { connection: Connection }) {
  const say = useMessages(supportMessages)
  const isConnected = connection === 'connected'
  return (
    <p
      role="status"
      className={joinClasses(
        'inline-flex items-center gap-2 text-sm font-semibold',
        isConnected ? 'text-bench-ink' : 'text-brass-ink',
      )}
    >
      <span
        aria-hidden="true"
        className={joinClasses('size-2.5 rounded-full', isConnected ? 'bg-bench' : 'bg-brass')}
      />
      {say(`connection-${connection}`)}
    </p>
  )
}

type ConversationProps = { messages: readonly ShownMessage[]; typing: string | undefined }

/** Scrolls to the newest message, a long one to its first line. */
function Conversation({ messages, typing }: ConversationProps) {
  const say = useMessages(supportMessages)
  const box = useRef<HTMLDivElement>(null)
  const count = messages.length
  useEffect(() => {
    const last = box.current?.querySelector<HTMLElement>('li:last-child')
    if (last && count > 1) box.current?.scrollTo({ top: last.offsetTop - 16 })
  }, [count])
  return (
    <div
      ref={box}
      role="log"
      aria-label={say('conversation')}
      aria-live="off"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the box is scrolled with the keys
      tabIndex={0}
      className="relative h-96 overflow-y-auto p-4 sm:p-5"
    >
      <ol className="flex flex-col gap-4">
        {messages.map(message => (
          <ChatBubble key={message.id} message={message} />
        ))}
      </ol>
      <p className="mt-3 min-h-6 text-sm text-muted">{typing ? say('isTyping', { name: typing }) : null}</p>
    </div>
  )
}

/** Announces replies to screen readers, not the user's own messages. */
function Announcement({ messages }: { messages: readonly ShownMessage[] }) {
  const say = useMessages(supportMessages)
  const sayName = useSenderName()
  const reply = messages.findLast(message => message.sender !== 'user')
  return (
    <div aria-live="polite" className="sr-only">
      {reply && reply.id > 1 ? (
        <p key={reply.id}>{say('says', { name: sayName(reply), text: reply.content })}</p>
      ) : null}
    </div>
  )
}
