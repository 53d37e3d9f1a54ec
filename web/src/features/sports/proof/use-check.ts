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

const withMessages = (before: Check, messages: readonly CheckMessage[]): Check =>
  messages.reduce<Check>((check, message) => {
    if ('beat' in message) return { ...check, beats: [...check.beats, message.beat] }
    return 'findings' in message ? { ...check, findings: message.findings } : { ...check, isUnreadable: true }
  }, before)

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
