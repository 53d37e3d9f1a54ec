import { type Bench, type Check, Round, expect, uuid } from './check.ts'

const steps = ['bet', 'win', 'undo bet', 'undo win'] as const
type Step = (typeof steps)[number]

const BET = 300
const WIN = 500

/** Every way to line up some of the steps. */
function orders(left: readonly Step[] = steps): Step[][] {
  return [[], ...left.flatMap((step) => orders(left.filter((other) => other !== step)).map((rest) => [step, ...rest]))]
}

/** What is left of it when each step came in its own time: a win needs its bet, and neither counts once it is undone. */
function expected(sent: readonly Step[]): number {
  const has = (step: Step): boolean => sent.includes(step)
  const staked = has('bet') && !has('undo bet')
  const won = staked && has('win') && !has('undo win')
  return (staked ? -BET : 0) + (won ? WIN : 0)
}

async function sendInOrder(bench: Bench, order: readonly Step[]): Promise<void> {
  const round = new Round(bench)
  const before = await round.balance()
  const [bet, win, undoBet, undoWin] = [uuid(), uuid(), uuid(), uuid()]
  const send = {
    bet: () => round.bet({ id: bet, amount: BET }),
    win: () => round.win({ id: win, amount: WIN, reference_transaction_uuid: bet, round_closed: true }),
    'undo bet': () => round.undo(bet, undoBet),
    'undo win': () => round.undo(win, undoWin),
  }
  const later: Step[] = []
  for (const step of order) if ((await send[step]()).status === 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST') later.push(step)
  // Whoever was told that it is not there yet asks again.
  for (const step of later) await send[step]()
  expect(order.join(', '), (await round.balance()) - before, expected(order))
}

export const inAnyOrder: Check[] = [1, 2, 3, 4].map((length) => {
  const some = orders().filter((order) => order.length === length)
  return {
    name: `${some.length} orders of ${length} of bet, win and their rollbacks end at the same balance`,
    async run(bench) {
      for (const order of some) await sendInOrder(bench, order)
    },
  }
})
