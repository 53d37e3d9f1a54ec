import { BadMessage, CALLS } from '@tucano/feed'

export interface BuilderSelection {
  market: number
  specifiers: string
  outcome: string
}

/** The price of selections of one match together, in thousandths, and their chance in billionths. */
export interface BuilderPrice {
  odds: number
  chance: number
}

/** Prices selections together; nothing where they have no price. */
export interface BuilderSource {
  price: (event: string, selections: readonly BuilderSelection[]) => Promise<BuilderPrice | undefined>
}

const TIMEOUT_MS = 3000
const BYTES_MAX = 1024 * 1024
const KEPT_MS = 500
const KEPT_MAX = 2000

/** The feed's own calculation. The same question within half a second has the same answer. */
export function openBuilderSource({ url, token }: { url: string; token: string }): BuilderSource {
  const kept = new Map<string, { untilMs: number; answer: Promise<BuilderPrice | undefined> }>()
  const ask = async (event: string, selections: readonly BuilderSelection[]): Promise<BuilderPrice | undefined> => {
    const { body, reply, path } = CALLS.calculate
    try {
      const answered = await fetch(url + path, {
        method: 'POST',
        headers: { 'x-access-token': token, 'content-type': 'application/xml' },
        body: body.write({ selections: selections.map((one) => ({ event, ...one })) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = answered.ok ? await answered.text() : ''
      if (!answered.ok || text.length > BYTES_MAX) return undefined
      const { odds, probability } = reply.read(text).calculation
      return odds > 1000 && probability > 0 ? { odds, chance: probability } : undefined
    } catch (error) {
      if (error instanceof BadMessage || (error as Error).name === 'TimeoutError' || error instanceof TypeError) return undefined
      throw error
    }
  }
  return {
    price: (event, selections) => {
      const name = JSON.stringify([event, selections])
      const now = performance.now()
      const known = kept.get(name)
      if (known && known.untilMs > now) return known.answer
      if (kept.size >= KEPT_MAX) kept.clear()
      const answer = ask(event, selections)
      kept.set(name, { untilMs: now + KEPT_MS, answer })
      return answer
    },
  }
}
