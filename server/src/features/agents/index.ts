import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { Folding } from '#team/fold'

export function agents(services: Services): Feature {
  return {
    answers: [],
    start: () => {
      const folding = new Folding(services)
      folding.start()
      return () => folding.stop()
    },
  }
}
