import type { Page, Request } from '@playwright/test'
import type { Endpoint, Envelope, ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { type KeyRow, openJwe } from '../../server/src/testing/open-jwe.ts'
import type { Site } from './site.ts'

/** What a page has sealed for the server, which alone has the key. */
export async function openSealed(site: Site, sealed: string): Promise<unknown> {
  return openJwe(sealed, await site.sql<KeyRow>('select kid, private_jwk from platform.keys'))
}

const isCall = (request: Request, { path, method }: Endpoint): boolean =>
  request.method() === method && new URL(request.url()).pathname === path

/** Collects the bodies of one call as a page sends them. */
export function bodiesOf(page: Page, endpoint: Endpoint): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => void (isCall(request, endpoint) && bodies.push(request.postDataJSON() as Record<string, unknown>)))
  return bodies
}

/** Collects what a page seals for one call, and opens it when asked. */
export function sealedFor<E extends Endpoint>(page: Page, site: Site, endpoint: E): () => Promise<RequestOf<E>[]> {
  const bodies = bodiesOf(page, endpoint)
  return () => Promise.all(bodies.map(async ({ value }) => (await openSealed(site, String(value))) as RequestOf<E>))
}

/** The next answer to a call. */
export async function answerTo<E extends Endpoint>(page: Page, endpoint: E): Promise<Envelope<ReplyOf<E>>> {
  const response = await page.waitForResponse((each) => isCall(each.request(), endpoint))
  return (await response.json()) as Envelope<ReplyOf<E>>
}
