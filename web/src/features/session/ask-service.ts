import { CallError } from '#platform/call'
import { readySentences } from '#platform/error-sentences'
import { Cancelled } from '#platform/cancelled'
import { useSite } from '#platform/site'

const WIDTH = 480
const HEIGHT = 640
const LOOK_MS = 400

/** What a service's page says when it comes back to us; see the page `/signin`. */
interface Returned {
  state: string
  code: string | null
  error: string | null
}

const random = (bytes: number): string => encode(crypto.getRandomValues(new Uint8Array(bytes)))
const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

interface Given {
  code: string
  verifier: string
  nonce: string
}

/** Opens the service's own page in a window, and returns the code that it gives us. The password stays between it and its user. */
export async function askService(service: 'google' | 'facebook'): Promise<Given> {
  try {
    return await ask(service)
  } finally {
    // What it refuses never passes through a call.
    await readySentences()
  }
}

async function ask(service: 'google' | 'facebook'): Promise<Given> {
  const configured = useSite.getState().status?.info.signIn
  const provider = configured?.[service]
  if (!configured || !provider) throw new CallError('function.not.available')
  const [state, nonce, verifier] = [random(16), random(16), random(48)]
  // Opened before anything is waited for: browsers block windows that nobody has just asked for.
  const popup = open('', 'signin', `popup,width=${WIDTH},height=${HEIGHT}`)
  if (!popup) throw new CallError('phone-auth.popup-closed-by-user')
  const challenge = encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
  const query = new URLSearchParams({
    client_id: provider.clientId,
    redirect_uri: configured.redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  popup.location.href = `${provider.authorizeUrl}?${query}`
  const code = await returned(popup, state)
  return { code, verifier, nonce }
}

function returned(popup: Window, state: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel('signin')
    const timer = setInterval(() => popup.closed && end(() => reject(new CallError('phone-auth.popup-closed-by-user'))), LOOK_MS)
    const end = (settle: () => void): void => {
      clearInterval(timer)
      channel.close()
      settle()
    }
    channel.addEventListener('message', ({ data }: MessageEvent<Returned>) => {
      if (data.state !== state) return
      channel.postMessage('heard')
      if (data.code) end(() => resolve(data.code!))
      else end(() => reject(data.error === 'access_denied' ? new Cancelled() : new CallError('login.identity')))
    })
  })
}
