import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'
import type { PageTemplate } from './pages.ts'

const YEAR_SECONDS = 31_536_000

/** Nothing that a browser would open as a document. */
const BUILT_FILE = /^\/assets\/[\w.-]+\.(js|css|woff2)$/

type Headers = Record<string, string>

/** Of inline scripts and styles only the page's own are allowed, by hash. */
export function securityHeaders(
  { brand, configuration }: Services,
  { scriptHashes, styleHashes }: Pick<PageTemplate, 'scriptHashes' | 'styleHashes'>,
): { plain: Headers; secure: Headers } {
  // Whatever is not encrypted comes from this machine, or not at all.
  const elsewhere = (addresses: string[]): string =>
    addresses.filter((address) => /^(https:\/\/|http:\/\/localhost(:|$))/.test(address)).join(' ')
  const allowed = (hashes: string[]): string => hashes.map((hash) => `'${hash}'`).join(' ')
  const phoneAuth = phoneAuthSources(configuration)
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${allowed(scriptHashes)} ${phoneAuth.script}`,
    `style-src 'self' ${allowed(styleHashes)}`,
    `img-src 'self' data: blob: ${elsewhere(brand.imageCDNs)}`,
    "font-src 'self'",
    `connect-src 'self' ${phoneAuth.connect}`,
    `frame-src 'self' ${elsewhere(brand.launchGameCDNs)} ${phoneAuth.frame}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ]
  const plain = {
    // An answer is for whoever asked, now. Files and public pictures say for themselves how long they keep.
    'cache-control': 'no-store',
    'content-security-policy': policy.map((line) => line.replaceAll(/\s+/g, ' ').trim()).join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
  return { plain, secure: { ...plain, 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } }
}

/** Where the phone-auth service and its check for people live. Nothing is allowed that is not configured. */
function phoneAuthSources({ identity: { firebase } }: Services['configuration']): { script: string; connect: string; frame: string } {
  if (!firebase) return { script: '', connect: '', frame: '' }
  return {
    script: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    connect: firebase.emulatorUrl ?? 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
    frame: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  }
}

/** What speaks of documents, and says nothing about a script, a stylesheet or a font. */
const OF_DOCUMENTS = new Set(['x-frame-options', 'cross-origin-opener-policy', 'permissions-policy'])
/** A script may be a worker, which lives under the policy that it came with. */
const FILE_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** A first visit fetches a dozen built files, and the whole policy of a page would be a kilobyte more of each. */
const ofFile = (headers: Headers): Headers => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_DOCUMENTS.has(name))),
  'content-security-policy': FILE_POLICY,
})

/** Security headers on every response, errors and files included. */
export function protectResponses(app: FastifyInstance, { plain, secure }: { plain: Headers; secure: Headers }): void {
  const file = { plain: ofFile(plain), secure: ofFile(secure) }
  app.addHook('onRequest', (request, reply, done) => {
    const headers = BUILT_FILE.test(request.url) ? file : { plain, secure }
    void reply.headers(request.visitor.secure ? headers.secure : headers.plain).header('x-request-id', request.id)
    done()
  })
}
