import { hashOfChain } from '@tucano/beacon/chain'
import { newSecretKey, publicKeyOf, signRound } from '@tucano/beacon/verify'
import { type PublishedDraw, mathsDigest, sharedDrawsOf } from '@tucano/round'
import { expect, test } from 'vitest'
import { checkDraw, checkDraws } from './check-draws.ts'
import { sharedGames } from './draws/shared-games.ts'
import { hashes } from './hashes.ts'
import { toHex } from './hex.ts'
import type { KeptDraw } from './kept-draw.ts'

const game = sharedGames.get('cinco-digitos-1m')!
const maths = mathsDigest(game.maths, hashes)
const key = newSecretKey()
const made = { publicKey: toHex(publicKeyOf(key)), groupHash: '00'.repeat(32), name: 'perto', genesisSeconds: 1000, periodSeconds: 3 }
const beacon = { ...made, hash: hashOfChain(made) }

const DRAWS = 6
/** Seeds of a chain, the last one first. */
const seeds = [hashes.sha256('the end of a chain')]
for (let n = 0; n < DRAWS; n++) seeds.push(hashes.sha256(seeds.at(-1)!))
const anchor = toHex(seeds.at(-1)!)

/** A draw as an honest site publishes it. */
function honest(link: number): KeptDraw {
  const signature = signRound(key, 100 + link)
  const draw: PublishedDraw = {
    source: game.code,
    number: `20270101000${link}`,
    game: game.code,
    maths,
    chain: { anchor, length: DRAWS, logPlace: 1 },
    link,
    beacon,
    beaconRound: 100 + link,
    root: toHex(hashes.sha256('')),
    bets: 0,
    seed: toHex(seeds[DRAWS - link]!),
    signature: toHex(signature),
    randomness: toHex(hashes.sha256(signature)),
    moves: null,
    result: null,
  }
  return { draw: { ...draw, result: game.draw(sharedDrawsOf(draw, hashes), draw) }, isOwnBeacon: true }
}
const kept = Array.from({ length: DRAWS }, (_, n) => honest(n + 1)).toReversed()
const change = (link: number, to: Partial<PublishedDraw>): KeptDraw[] =>
  kept.map((one) => (one.draw.link === link ? { ...one, draw: { ...one.draw, ...to } } : one))
const check = (some: readonly KeptDraw[]) => checkDraws(some, sharedGames, { hashes, pause: () => Promise.resolve() })
/** What is wrong, by the draws' links. */
const wrongOf = async (some: readonly KeptDraw[]) =>
  (await check(some)).flatMap(({ draw, verdicts }) => verdicts.filter(({ is }) => is === 'wrong').map(({ what }) => `${draw.link} ${what}`))

test('draws that are checked together come to what each comes to by itself', async () => {
  const together = await check(kept)
  expect(together).toEqual(kept.map((one) => checkDraw(one, sharedGames, hashes)))
  expect(await wrongOf(kept)).toEqual([])
  expect(together.map(({ draw }) => draw)).toEqual(kept.map(({ draw }) => draw))
})

test('what is changed in one of them is found there and nowhere else', async () => {
  const other = kept[0]!.draw
  // A signature of another round, and what it comes to.
  expect(await wrongOf(change(3, { signature: other.signature, randomness: other.randomness }))).toEqual(['3 beacon', '3 result'])
  expect(await wrongOf(change(2, { seed: '11'.repeat(32) }))).toEqual(['2 seed', '2 result'])
  expect(await wrongOf(change(4, { result: ['0', '0', '0', '0', 'x'] }))).toEqual(['4 result'])
  expect(await wrongOf(change(5, { link: 4 }))).toEqual(['4 seed'])
})
