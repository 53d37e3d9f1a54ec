import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { msOfRound } from '@tucano/beacon'
import { expect, test } from 'vitest'
import { seededBytes, startTestWorld } from './testing/test-world.ts'

/** The beacon behind a door that can be shut. */
async function startDoor(url: () => string): Promise<{ url: string; shut: (isShut: boolean) => void; stop: () => Promise<void> }> {
  let isShut = false
  const server = http.createServer((request, response) => {
    if (isShut) return void response.writeHead(503).end()
    void fetch(url() + request.url).then(async (reply) => response.writeHead(reply.status).end(await reply.text()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut: (now) => void (isShut = now),
    stop: () => new Promise((stopped) => void server.close(() => stopped())),
  }
}

test('a match waits for a beacon that is missing, which is told, and goes on with the round that was named', async () => {
  let beaconUrl = ''
  const door = await startDoor(() => beaconUrl)
  const first = await startTestWorld({ randomBytes: seededBytes('seed') })
  beaconUrl = first.beacon.url
  const world = await first.restart({ beacon: { urls: [door.url], chain: first.beacon.chain.hash } })
  await world.advance(1000)
  const match = world.world.control.live()[0]!
  const view = async (): Promise<{ beat: number; nextRound: number; isWaiting: boolean }> =>
    JSON.parse((await world.ask(`/world/matches/${match}`)).body) as never
  const { nextRound, beat } = await view()
  door.shut(true)
  const roundMs = msOfRound(world.beacon.chain, nextRound)
  await world.advanceTo(roundMs + 4000)
  expect(await view()).toMatchObject({ beat, nextRound, isWaiting: true })
  expect(world.listener.of('odds_change', match).at(-1)).toMatchObject({ status: { status: 'interrupted' }, betstopReason: 24 })
  door.shut(false)
  await world.advanceTo(roundMs + 5000)
  const after = await view()
  expect(after).toMatchObject({ beat: beat + 1, isWaiting: false })
  expect(world.listener.of('odds_change', match).at(-1)!.status!.status).toBe('live')
  expect(msOfRound(world.beacon.chain, after.nextRound)).toBeGreaterThan(roundMs + 5500)
  const { beats } = JSON.parse((await world.ask(`/world/matches/${match}/proof`)).body) as { beats: { beaconRound: number }[] }
  expect(beats.at(-1)!.beaconRound).toBe(nextRound)
  await world.stop()
  await door.stop()
})
