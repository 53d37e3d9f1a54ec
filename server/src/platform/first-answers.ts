import { isClosed } from '@tucano/brand'
import type { Endpoint, ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import type { PageName } from '@tucano/contract/pages'
import { within } from './deadline.ts'
import type { Feature } from './feature.ts'
import type { Services } from './services.ts'

/** A public call that a page makes first, with what answers it. */
export interface FirstCall {
  endpoint: Endpoint
  request: Record<string, unknown>
  read: () => Promise<unknown>
}
export const firstCall = <E extends Endpoint>(endpoint: E, request: RequestOf<E>, read: () => Promise<ReplyOf<E>>): FirstCall => ({
  endpoint,
  request,
  read,
})

/** An answer as the page finds it in its HTML (web/src/platform/brought.ts). */
interface FirstAnswer {
  call: string
  request: Record<string, unknown>
  language: string
  value: unknown
}

/** A page that waits longer than this for its HTML would rather ask by itself. */
const WAIT_MS = 300

/** What a page would ask for first, answered with its HTML: one way to the server and back instead of two. What fails or takes long is left out, and the page asks. */
export async function readFirstAnswers(
  { brand, moduleOn, log }: Pick<Services, 'brand' | 'moduleOn' | 'log'>,
  features: readonly Pick<Feature, 'asksFirst'>[],
  { page, address }: { page: PageName; address: URL },
): Promise<FirstAnswer[]> {
  const language = brand.defaultLanguage
  const calls = features.flatMap(({ asksFirst }) => asksFirst?.(page, address, language) ?? []).filter(isOpen)
  const answered: FirstAnswer[] = []
  const reading = calls.map(async ({ endpoint, request, read }) => {
    const value = await read()
    answered.push({ call: endpoint.name, request, language, value })
  })
  await within(
    WAIT_MS,
    Promise.allSettled(reading).then((results) => {
      for (const result of results)
        if (result.status === 'rejected') log.debug({ err: result.reason as unknown, page }, 'left to the page to ask')
    }),
  )
  return [...answered]

  function isOpen({ endpoint: { access, moduleId, product } }: FirstCall): boolean {
    return access === 'public' && moduleOn(moduleId) && !(product !== undefined && isClosed(brand.jurisdiction.profile, product))
  }
}
