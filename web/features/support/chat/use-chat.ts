import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChatContent } from '#shared/contract/support.ts'
import {
  addReply,
  advance,
  type Connection,
  chooseReply,
  isAnswerDue,
  makeReply,
  makeSent,
  type ShownMessage,
} from './messages.ts'

const connectingTakes = 1000
const deliveryTakes = 700
const replyTakes = 2000

/** A conversation in this page only: nothing is sent to the server, and leaving the page ends it. */
export function useChat({ experts, replies, links, greeting }: ChatContent) {
  const [expert, setExpert] = useState(() => experts.find(one => one.status === 'online') ?? experts[0])
  const [connection, setConnection] = useState<Connection>('waiting')
  const [messages, setMessages] = useState<ShownMessage[]>(() => [
    makeReply(1, greeting, undefined, new Date()),
  ])
  const lastId = useRef(1)
  const later = useLater()

  useEffect(() => {
    setConnection('waiting')
    if (expert?.status !== 'online') return
    const timer = setTimeout(() => setConnection('connected'), connectingTakes)
    return () => clearTimeout(timer)
  }, [expert])

  function nextId() {
    lastId.current += 1
    return lastId.current
  }

  /** Returns whether there was anything to send. */
  function send(text: string): boolean {
    const content = text.trim()
    if (!content) return false
    const id = nextId()
    setMessages(last => [...last, makeSent(id, content, new Date())])
    later(() => setMessages(last => advance(last, id, 'delivered')), deliveryTakes)
    later(() => {
      const topic = chooseReply(content)
      const reply = makeReply(nextId(), replies[topic], expert, new Date(), links[topic])
      setMessages(last => addReply(last, id, { ...reply, isAboutLibrary: topic === 'form' }))
    }, replyTakes)
    return true
  }

  return { expert, choose: setExpert, connection, messages, isAnswerDue: isAnswerDue(messages), send }
}

/** Timers that are cleared when the page is left. */
function useLater() {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])
  return useCallback((act: () => void, delay: number) => {
    timers.current.add(setTimeout(act, delay))
  }, [])
}
