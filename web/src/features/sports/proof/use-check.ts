import type { MatchFinding, MatchProof } from '@tucano/sports/proof'
import { useEffect, useState } from 'react'
import type { CheckMessage, PlayedBeat } from '../check-match.ts'

export interface Check {
  beats: readonly PlayedBeat[]
  /** Known once all of it was played. */
  findings?: readonly MatchFinding[]
  isUnreadable?: boolean
}

const NOTHING: Check = { beats: [] }
/** What comes is drawn so often. */
const DRAW_MS = 100

function withMessages(before: Check, messages: readonly CheckMessage[]): Check {
  const check = { ...before, beats: [...before.beats, ...messages.flatMap((message) => ('beat' in message ? [message.beat] : []))] }
  for (const message of messages) {
    if ('findings' in message) check.findings = message.findings
    if ('problem' in message) check.isUnreadable = true
  }
  return check
}

/** Checks a match beside the page. */
export function useCheck(proof: MatchProof): Check {
  const [check, setCheck] = useState(NOTHING)
  useEffect(() => {
    const worker = new Worker(new URL('./work.ts', import.meta.url), { type: 'module' })
    let waiting: CheckMessage[] = []
    const draw = (): void => {
      const messages = waiting
      waiting = []
      if (messages.length > 0) setCheck((before) => withMessages(before, messages))
    }
    const timer = setInterval(draw, DRAW_MS)
    worker.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => void waiting.push(data))
    worker.postMessage(proof)
    return () => {
      clearInterval(timer)
      worker.terminate()
      setCheck(NOTHING)
    }
  }, [proof])
  return check
}
