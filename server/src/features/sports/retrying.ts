import { isTransient } from '#platform/fault'

const ATTEMPTS = 20

/** A transaction that gives way to another, or to the feed while it writes a market, begins again. */
export async function retrying<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isTransient(error) || attempt >= ATTEMPTS) throw error
    }
  }
}
