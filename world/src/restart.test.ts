import { msOfRound } from '@tucano/beacon'
import { expect, test } from 'vitest'
import { RACE } from './testing/race.ts'
import { type TestWorld, seededBytes, startTestWorld } from './testing/test-world.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

interface View {
  stage: string
  beat: number
  nextRound: number
}
const viewOf = async ({ ask }: TestWorld, id: string): Promise<View> => JSON.parse((await ask(`/world/matches/${id}`)).body) as View

test('nobody was there: what had begun goes on with rounds to come, what was to begin is called off, and bets on it are void', async () => {
  const first = await startTestWorld({ randomBytes: seededBytes('seed') })
  await first.advance(10 * SECOND)
  // One at the ordinary pace.
  const live = first.world.control.live().find((id) => /0[126]$/.test(id))!
  const announced = first.world.control.announced()[0]!
  const before = await viewOf(first, live)
  const again = await first.restart({}, 30 * MINUTE)
  await again.listener.all()
  const after = await viewOf(again, live)
  expect(after.beat).toBe(before.beat)
  expect(msOfRound(again.beacon.chain, after.nextRound)).toBeGreaterThan(again.clock.now() + 500)
  expect((await viewOf(again, announced)).stage).toBe('off')
  const [cancel] = again.listener.of('bet_cancel', announced)
  expect(cancel).toMatchObject({ producer: 103, markets: [{ voidReason: 5 }, { voidReason: 5 }, { voidReason: 5 }] })
  expect(again.listener.of('fixture_change', announced).at(-1)!.change).toBe('cancelled')
  const last = again.listener.of('odds_change', announced).at(-1)!
  expect(last.status!.status).toBe('cancelled')
  expect(last.markets.every(({ status }) => status === 'cancelled')).toBe(true)
  expect(
    again.listener
      .of('alive')
      .slice(0, 2)
      .map(({ subscribed }) => subscribed),
  ).toEqual([false, false])
  await again.until(() => !again.world.control.live().includes(live))
  expect((await viewOf(again, live)).stage).toBe('over')
  await again.stop()
})

test('with another table of transitions no match is played on: it would not be the one that was promised', async () => {
  const first = await startTestWorld({ randomBytes: seededBytes('seed') })
  await first.until(() => first.listener.of('bet_settlement').some(({ event }) => first.world.control.live().includes(event)))
  const { live, announced } = first.world.control
  const [playing, waiting] = [live(), announced()]
  const settled = first.listener
    .of('bet_settlement')
    .flatMap(({ event, markets }) => markets.map(({ id, specifiers }) => `${event} ${id} ${specifiers}`))
  const again = await first.restart({ sports: { football: { ...RACE, maths: { version: 2 } } } })
  await again.listener.all()
  expect(again.world.control.live().filter((id) => playing.includes(id))).toEqual([])
  for (const id of playing) {
    expect(again.listener.of('odds_change', id).at(-1)!.status!.status).toBe('abandoned')
    const voided = again.listener.of('bet_cancel', id).flatMap(({ markets }) => markets.map((one) => `${id} ${one.id} ${one.specifiers}`))
    expect(voided.length).toBeGreaterThan(0)
    expect(voided.filter((one) => settled.includes(one))).toEqual([])
  }
  for (const id of waiting) expect((await viewOf(again, id)).stage).toBe('off')
  await again.stop()
})
