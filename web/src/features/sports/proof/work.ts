import type { MatchProof } from '@tucano/sports/proof'
import { checkMatch } from '../check-match.ts'

/** Beside the page: a match with all its prices takes seconds. */
self.addEventListener('message', ({ data }: MessageEvent<MatchProof>) => {
  for (const message of checkMatch(data)) self.postMessage(message)
})
