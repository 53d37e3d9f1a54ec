import type { RequestOf } from '@tucano/contract/endpoint'
import { startLotteryPlan as contract } from '@tucano/contract/lottery'
import { hold } from '@tucano/ledger'
import { readBalance } from '#betting/pockets'
import { type SignedIn, answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { currencyOf } from './bet-on-lottery.ts'
import type { Lottery } from './lottery.ts'
import { whyClosed } from './place/prepare.ts'
import { type ReadPlan, layOut, readPlanAsked } from './plans/plan.ts'
import { showPlans } from './plans/show-plan.ts'
import { type PlanRow, countRunning, insertPlan, readPlan } from './plans/store.ts'
import { judgeSeries } from './series.ts'
import { readNow } from './store.ts'

/** Plans of a member that run at the same time. */
const RUNNING_MAX = 20

type Asked = RequestOf<typeof contract>

export const startLotteryPlan = (lottery: Lottery) =>
  answer(contract, async (asked, { member, language }) => {
    const { services, catalogue } = lottery
    const read = readPlanAsked(asked)
    const plan = (await findSame(lottery, asked, read, member)) ?? (await start(lottery, asked, read, member))
    const [shown] = await showPlans(services.db, [plan], { snapshot: await catalogue.read(), language })
    return { plan: shown!, balance: String(await readBalance(services.db, plan.pocket)) }
  })

/** The plan that is there already under this id: the same again is answered as it is now. */
async function findSame(
  { services: { db } }: Lottery,
  { planId }: Asked,
  { hash }: ReadPlan,
  { memberId }: SignedIn,
): Promise<PlanRow | undefined> {
  const known = await readPlan(db, planId)
  if (known && (known.memberId !== memberId || known.inputHash !== hash)) throw new Fault('key.conflict')
  return known
}

async function start(lottery: Lottery, asked: Asked, read: ReadPlan, member: SignedIn): Promise<PlanRow> {
  const { services, pockets } = lottery
  const { db } = services
  const { memberId } = member
  const { game, contents, hash } = read
  const closed = await whyClosed(lottery, [{ game }])
  if (closed) throw closed
  const sold = await judgeSeries(lottery, game, { memberId, asked: asked.series })
  const caps = await lottery.caps.read(game.code)
  const draws = layOut(services, asked, { read, sold, caps, memberId, nowMs: await readNow(db) })
  if ((await countRunning(db, memberId)) >= RUNNING_MAX) throw new Fault('request.too.many')
  const currency = currencyOf(lottery, member)
  const pocket = await pockets.of(memberId, currency, game.vendor)
  const cost = draws.reduce((sum, { stake }) => sum + stake, 0n)
  try {
    await db.transaction().execute(async (trx) => {
      const { postingId } = await hold(trx, { key: `plan:${asked.planId}`, account: pocket, amount: cost, purpose: 'bets' })
      const plan = {
        id: asked.planId,
        memberId,
        gameCode: game.code,
        pocket,
        holdId: postingId,
        currency,
        inputHash: hash,
        ...sold,
        contents,
        winStop: asked.winStop,
        cost,
      }
      await insertPlan(trx, plan, draws)
    })
  } catch (error) {
    // Asked for twice at once: whoever came second finds it.
    const same = await findSame(lottery, asked, read, member)
    if (!same) throw error
    return same
  }
  return (await readPlan(db, asked.planId))!
}
