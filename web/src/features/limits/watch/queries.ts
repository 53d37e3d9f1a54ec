import { answerCheck, getLimits, getPlaySession, limitsChanged, type Limits, type PlaySession } from '@tucano/contract/limits'
import { balanceChanged } from '@tucano/contract/wallet'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, onRefused } from '#platform/call'
import { listen, onMissed } from '#platform/live'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'
import { forgetStanding, useStanding } from '#platform/standing'
import type { Heard } from './server-clock.ts'

/** However often the balance changes, what came of the session is asked for once in this time. */
const PAUSE_MS = 5000
/** A round that has been shown is told at once, unless one was a moment ago. */
const ROUND_PAUSE_MS = 1000
/** The longest that a browser can be told to wait. */
const WAIT_MAX_MS = 2 ** 31 - 1

const heard = <Reply>(reply: Reply): Heard<Reply> => ({ ...reply, heardAtMs: performance.now() })

let reopening: ReturnType<typeof setTimeout> | undefined

function takeClosed({ closed, now }: Limits): void {
  useStanding.setState({ closed })
  clearTimeout(reopening)
  if (closed) reopening = setTimeout(() => void readLimits(), Math.min(closed.until - now, WAIT_MAX_MS))
}

/** Whether the member is to look up, the server's clock says. */
const takeDue = ({ checkDueAt, now }: PlaySession): void => useStanding.setState({ checkDue: checkDueAt !== null && checkDueAt <= now })

const limitsOf = (token: string | undefined) =>
  queryOptions({
    queryKey: ['limits', token, 'all'],
    queryFn: async () => {
      const limits = await call(getLimits, {})
      takeClosed(limits)
      return heard(limits)
    },
    enabled: token !== undefined,
    staleTime: PAUSE_MS,
  })

const playSessionOf = (token: string | undefined) =>
  queryOptions({
    queryKey: ['limits', token, 'session'],
    queryFn: async () => {
      const session = await call(getPlaySession, {})
      takeDue(session)
      return heard(session)
    },
    staleTime: Infinity,
  })

export const useLimits = () => useQuery(limitsOf(useSession((state) => state.token)))

/** The session of now. Nothing before it is known who is here: a password that has to be changed comes first. */
export function usePlaySession(): Heard<PlaySession> | undefined {
  const token = useSession((state) => state.token)
  const known = useSession(({ member }) => member !== undefined)
  return useQuery({ ...playSessionOf(token), enabled: token !== undefined && known }).data
}

/** Shows what a change has answered. */
export function takeLimits(limits: Limits): void {
  takeClosed(limits)
  queries.setQueryData(limitsOf(useSession.getState().token).queryKey, heard(limits))
}

/** The member has seen how it is going. */
export async function goOn(): Promise<void> {
  const session = await call(answerCheck, {})
  queries.setQueryData(playSessionOf(useSession.getState().token).queryKey, heard(session))
  takeDue(session)
}

async function readLimits(): Promise<void> {
  const { token, member } = useSession.getState()
  if (token === undefined || member === undefined) return
  // What cannot be read now is read at the next change.
  await queries.fetchQuery({ ...limitsOf(token), staleTime: 0 }).catch(() => undefined)
}

/** Asks again for what is shown of the session and, where that is shown too, of the limits. */
export const readPlaySession = (): void => void queries.invalidateQueries({ queryKey: ['limits', useSession.getState().token] })

/** Follows rounds and the balance: not on every change, not for a page that nobody sees, and never ahead of a game. */
function followBalance(): void {
  let waiting = false
  let readAtMs = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (!waiting || document.visibilityState === 'hidden' || useStanding.getState().showing) return
    waiting = false
    readAtMs = performance.now()
    readPlaySession()
  }
  const soon = (): void => {
    timer ??= setTimeout(look, PAUSE_MS)
  }
  const afterRound = (): void => {
    waiting = true
    clearTimeout(timer)
    timer = undefined
    const restMs = readAtMs + ROUND_PAUSE_MS - performance.now()
    if (restMs <= 0) look()
    else timer = setTimeout(look, restMs)
  }
  listen(balanceChanged, () => {
    waiting = true
    soon()
  })
  useStanding.subscribe(({ showing }, before) => before.showing && !showing && afterRound())
  document.addEventListener('visibilitychange', () => {
    // Clocks stand still in pages that sleep.
    waiting = true
    if (document.visibilityState === 'visible') soon()
  })
}

/** Keeps what the member may do current, and forgets it with its session. */
export function startLimits(): void {
  const again = (): void => {
    void readLimits()
    readPlaySession()
  }
  listen(limitsChanged, again)
  onMissed(again)
  onRefused((code) => {
    if (code === 'check.due') readPlaySession()
    if (code === 'play.closed' || code === 'account.excluded') void readLimits()
  })
  useSession.subscribe(({ token, member }, before) => {
    if (token !== before.token) {
      forgetStanding()
      clearTimeout(reopening)
      queries.removeQueries({ queryKey: ['limits', before.token] })
    }
    if (member !== before.member) void readLimits()
  })
  followBalance()
  // Whoever is here already was not heard coming.
  void readLimits()
}
