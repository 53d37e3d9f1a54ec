import type { SupportMessage } from '@tucano/contract/support'
import { useRef, useState } from 'react'
import { CallError } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { type Pending, stillPending } from './conversation-state.ts'
import { texts } from './texts.ts'

type Send = (message: Pick<Pending, 'clientId' | 'text'>) => Promise<SupportMessage>

/** Sends words under an id of their own, so that sending them again is safe; shows them at once, and keeps those that did not arrive. */
export function useSending(send: Send, arrived: (message: SupportMessage) => void, messages: readonly SupportMessage[]) {
  const say = useErrorText()
  const t = useText(texts)
  const [all, setPending] = useState<readonly Pending[]>([])
  const [problem, setProblem] = useState<string>()
  const attempt = async (message: Pending): Promise<void> => {
    setProblem(undefined)
    try {
      arrived(await send(message))
      setPending((known) => known.filter(({ clientId }) => clientId !== message.clientId))
    } catch (error) {
      setPending((known) => known.map((one) => (one.clientId === message.clientId ? { ...one, failed: true } : one)))
      const wait = error instanceof CallError ? (error.value as { waitSeconds?: number } | null)?.waitSeconds : undefined
      setProblem(wait === undefined ? say(error) : t('wait', { seconds: wait }))
    }
  }
  const write = (text: string): boolean => {
    const message = { clientId: crypto.randomUUID(), text, time: Date.now(), failed: false }
    setPending((known) => [...known, message])
    void attempt(message)
    return true
  }
  const retry = (message: Pending): void => {
    setPending((known) => known.map((one) => (one.clientId === message.clientId ? { ...one, failed: false } : one)))
    void attempt(message)
  }
  return { pending: stillPending(all, messages), problem, write, retry }
}

const TELL_EVERY_MS = 3000

/** Tells that somebody types, but not at every key. */
export function useTellTyping(tell: () => Promise<unknown>): () => void {
  const told = useRef(0)
  return () => {
    if (performance.now() - told.current < TELL_EVERY_MS) return
    told.current = performance.now()
    tell().catch(() => undefined)
  }
}
