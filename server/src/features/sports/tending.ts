import { Repeating } from '#platform/repeating'
import { runAutoCashOuts } from './cash-out/auto.ts'
import { decideCashOuts } from './cash-out/cash-out.ts'
import { decidePending } from './place/pending.ts'
import { followResults } from './settle/follow.ts'
import { scoreLateBets } from './settle/late.ts'
import type { Sports } from './sports.ts'

const FOLLOW_MS = 150
const PENDING_MS = 200
const AUTO_MS = 1000
const LATE_MS = 1000

/** What goes on by itself, on every server: whoever comes first does it, and what one has begun another finishes. */
export function tendBook(sports: Sports): { start: () => void; stop: () => Promise<void> } {
  const { db, log } = sports.services
  const tasks = [
    new Repeating(log, { everyMs: FOLLOW_MS, run: () => followResults(db), failed: 'bets follow results later' }),
    new Repeating(log, { everyMs: PENDING_MS, run: () => decidePending(sports), failed: 'bets that wait are decided later' }),
    new Repeating(log, { everyMs: PENDING_MS, run: () => decideCashOuts(sports), failed: 'cash-outs that wait are decided later' }),
    new Repeating(log, { everyMs: AUTO_MS, run: () => runAutoCashOuts(sports), failed: 'offers are looked at later' }),
    new Repeating(log, { everyMs: LATE_MS, run: () => scoreLateBets(db), failed: 'late bets are looked for later' }),
  ]
  return {
    start: () => tasks.forEach((task) => task.start()),
    stop: async () => {
      await Promise.all(tasks.map((task) => task.stop()))
    },
  }
}
