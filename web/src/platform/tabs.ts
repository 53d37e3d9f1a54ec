import { CallError } from './call.ts'
import { closeAllModals, closeModal, dismissWarning, useModals } from './modals.ts'
import { entering, forgetSession, loadMember, storeToken, useSession } from './session.ts'

/** What pages of this site in one browser say to each other. Each keeps the session in a storage of its own; it goes from page to page through memory only. */
type Word =
  | { kind: 'ask'; id: string }
  | { kind: 'answer'; id: string; token: string; seenAt: number }
  /** `instead`: the session that whoever has come in had before. */
  | { kind: 'entered'; token: string; instead: string | undefined; account: string }
  | { kind: 'left'; token: string }

/** How long answers of other pages are waited for after the first: of several members in one browser the one looked at last is meant. */
const MORE_ANSWERS_MS = 50

let channel: BroadcastChannel | undefined
const say = (word: Word): void => channel?.postMessage(word)

const now = (): number => performance.timeOrigin + performance.now()
let seenAt = now()

/** Tells the other pages of this session that it is over. Before it ends: they are not to be told by the server, as of something strange. */
export function leaveEverywhere(): void {
  const { token } = useSession.getState()
  if (token) say({ kind: 'left', token })
}

/** Goes on with a session of another page, unless it has ended meanwhile. */
async function take(token: string): Promise<void> {
  dismissWarning()
  closeModal('loginPopupModal')
  announced = token
  try {
    await entering(async () => {
      storeToken(token)
      await loadMember()
    })
  } catch (error) {
    if (error instanceof CallError && error.code === 'login.not.session' && useSession.getState().token === token) forgetSession()
  }
}

/** The session that the other pages know of. */
let announced: string | undefined

/** Of a new session the others hear once it is known whose it is. */
function announce(): void {
  const { token, member, entering: underWay } = useSession.getState()
  if (!token || !member || underWay || token === announced) return
  say({ kind: 'entered', token, instead: announced, account: member.account })
  announced = token
}

function hear(word: Word): void {
  const { token, member, entering: underWay } = useSession.getState()
  switch (word.kind) {
    case 'ask':
      if (token && member && !underWay) say({ kind: 'answer', id: word.id, token, seenAt })
      return
    case 'entered': {
      // Whoever is filling in a form here finishes it, and another member's page stays theirs.
      const isFree = token === undefined && useModals.getState().open.length === 0
      const isMine = token !== undefined && (token === word.instead || member?.account === word.account)
      if (!underWay && (isFree || isMine)) void take(word.token)
      return
    }
    case 'left':
      if (token !== word.token) return
      closeAllModals()
      forgetSession()
      return
    case 'answer':
  }
}

function ask(): void {
  const id = crypto.randomUUID()
  let best: Extract<Word, { kind: 'answer' }> | undefined
  const gather = ({ data }: MessageEvent<Word>): void => {
    if (data.kind !== 'answer' || data.id !== id) return
    if (!best) setTimeout(end, MORE_ANSWERS_MS)
    if (!best || data.seenAt > best.seenAt) best = data
  }
  const end = (): void => {
    channel?.removeEventListener('message', gather)
    const { token, entering: underWay } = useSession.getState()
    if (best && token === undefined && !underWay) void take(best.token)
  }
  channel?.addEventListener('message', gather)
  say({ kind: 'ask', id })
}

/** Shares the session with the other pages of this browser. */
export function startTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('session')
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data))
  addEventListener('focus', () => void (seenAt = now()))
  announced = useSession.getState().token
  useSession.subscribe(announce)
  if (announced === undefined) ask()
}
