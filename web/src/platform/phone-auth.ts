import { type FirebaseApp, initializeApp } from '@firebase/app'
import {
  type Auth,
  type ConfirmationResult,
  RecaptchaVerifier,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithPhoneNumber,
} from '@firebase/auth'
import { CallError, type PhoneAuthCode } from './call.ts'
import { readySentences } from './error-sentences.ts'
import { useSite } from './site.ts'

// What this service refuses never passes through a call.
await readySentences()

const KNOWN = new Set([
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
])

/** What the service says went wrong, as a code that has a sentence. */
function toCallError(error: unknown): CallError {
  const { code: said } = error as { code?: unknown }
  const code = typeof said === 'string' ? said.replace('auth/', '') : ''
  return new CallError(`phone-auth.${KNOWN.has(code) ? code : 'unknown'}` as PhoneAuthCode)
}

let opened: { app: FirebaseApp; auth: Auth } | undefined
let waiting: ConfirmationResult | undefined

/** Nothing of the service is kept in the browser: its token goes to our server and is forgotten. */
function openService(): Auth {
  const service = useSite.getState().status?.info.signIn.phoneAuth
  if (!service) throw new CallError('function.not.available')
  if (!opened) {
    const { apiKey, projectId, emulatorUrl } = service
    const app = initializeApp({ apiKey, projectId, authDomain: `${projectId}.firebaseapp.com` })
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    if (emulatorUrl) {
      connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
      auth.settings.appVerificationDisabledForTesting = true
    }
    opened = { app, auth }
  }
  return opened.auth
}

/** Lets the service send a code. It checks by itself, unseen, that a person asks. */
export async function sendPhoneCode(mobile: string): Promise<void> {
  const auth = openService()
  const place = document.createElement('div')
  document.body.append(place)
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' })
  try {
    waiting = await signInWithPhoneNumber(auth, mobile, verifier)
  } catch (error) {
    throw toCallError(error)
  } finally {
    verifier.clear()
    place.remove()
  }
}

/** Shows the code to the service, and returns what it signs: that this person reads the messages of this number. */
export async function confirmPhoneCode(code: string): Promise<string> {
  if (!waiting) throw new CallError('phone-auth.missing-verification-code')
  try {
    const { user } = await waiting.confirm(code)
    return await user.getIdToken()
  } catch (error) {
    throw toCallError(error)
  }
}
