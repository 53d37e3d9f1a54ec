import { SLIP_ADDRESS } from '@tucano/contract/chat'
import type { LotteryDraw, LotteryGame } from '@tucano/contract/lottery'
import { type Content, MULTIPLE_MAX, gameOf, nextDraws, playOf, shapes } from '@tucano/lottery'
import { expect, test } from 'vitest'
import { isHundred, toolsOf } from './bet/pad-tools.ts'
import { type PlanWish, numerosOf, stepsOf } from './bet/plan-of.ts'
import { multipleWithin, sumOf } from './bet/price.ts'
import { pairsOf, readTyped } from './bet/read-typed.ts'
import { readSharedSlip, slipPath } from './bet/shared-slip.ts'
import { addToSlip, changeLine, clearSlip, hasClosed, moveSlip, removeLine, slipOf } from './bet/slip-store.ts'
import { closingNext, groupsOf, narrow } from './lobby/games-shown.ts'
import { piecesOf } from './looks/look-of.ts'
import { extremesOf, placesOf, trendsOf } from './past/trends-of.ts'
import type { Near } from './queries.ts'
import { factsOf } from './show/facts-of.ts'
import { placeOnCourse, raceLength } from './show/race-course.ts'

const ssc = shapes.get('ssc')!
const three: Content = { play: 'F3D', picks: '5.47.0', unit: 200, multiple: 2 }
const odd: Content = { play: 'SUM', picks: 'ODD', unit: 100, multiple: 1 }

test('how a number came: missing now, the average and the longest gap, and how often, in so many of the newest draws', () => {
  const results = ['1', '2', '1', '3', '3', '1'].map((digit) => [digit])
  const places = { count: 1, choices: ['1', '2', '3', '4'], of: (result: readonly string[]) => result }
  const trends = trendsOf(results, places, 0)
  expect(trends).toEqual([
    { choice: '1', missing: 0, average: 1, longest: 2, times: 3 },
    { choice: '2', missing: 1, average: 5, longest: 4, times: 1 },
    { choice: '3', missing: 3, average: 2, longest: 3, times: 2 },
    { choice: '4', missing: 6, average: 6, longest: 6, times: 0 },
  ])
  expect(extremesOf(trends)).toEqual({ hot: ['1'], cold: ['4'] })
  // Fewer draws are another count; where all came alike none is hot.
  expect(trendsOf(results.slice(0, 2), places, 0).map(({ times }) => times)).toEqual([1, 1, 0, 0])
  const alike = trendsOf([['1'], ['2'], ['3'], ['4']], places, 0)
  expect(extremesOf(alike)).toEqual({ hot: [], cold: [] })
})

test('every number that can come is told of, also one that never came, on the places that a draw has', () => {
  const of = (shape: string, result: string[]) => placesOf(shape, [result])
  expect([of('keno', ['01', '02']).choices.length, of('marksix', ['01']).choices.length]).toEqual([80, 49])
  expect(of('dezenas-15-25', ['01']).choices).toHaveLength(25)
  expect(trendsOf([['01', '02']], of('keno', ['01', '02']), undefined).find(({ choice }) => choice === '77')).toMatchObject({
    missing: 1,
    times: 0,
  })
  expect([
    of('ssc', ['1', '2', '3', '4', '5']).count,
    of(
      'pk10',
      Array.from({ length: 10 }, () => '1'),
    ).count,
  ]).toEqual([5, 10])
  // A number in one piece has its digits as places; of a board the end of the highest prize is looked at.
  expect([of('yeekee', ['16014']).count, of('yeekee', ['16014']).of(['16014'])]).toEqual([5, ['1', '6', '0', '1', '4']])
  expect(of('mb', ['60599']).of(['60599', '76985'])).toEqual(['9', '9'])
  expect(of('stock', ['38915.04', '-12.30']).of(['38915.04', '-12.30'])).toEqual(['0', '4'])
})

test('typed and pasted numbers: whatever stands between them, each that is wrong with why, none twice, no more than go', () => {
  expect(readTyped('123, 456;12\n7890\t123', 3, 10)).toEqual({
    numbers: ['123', '456'],
    wrong: [
      { text: '12', problem: 'short' },
      { text: '7890', problem: 'long' },
      { text: '123', problem: 'twice' },
    ],
  })
  expect(readTyped('1 2 3', 1, 2).wrong).toEqual([{ text: '3', problem: 'many' }])
  expect([pairsOf('doubles').length, pairsOf('big')[0], pairsOf('odd').length]).toEqual([10, '50', 50])
})

test('tools beside a pad are those that make sense on it', () => {
  const padOf = (shape: string, play: string) => playOf(shapes.get(shape)!, play).pads[0]!
  expect(toolsOf(padOf('ssc', 'F3D'))).toEqual(['all', 'big', 'small', 'odd', 'even', 'clear'])
  expect(toolsOf(padOf('marksix', 'NONE5'))).toEqual(['clear'])
  expect(toolsOf(padOf('ssc', 'DT12'))).toEqual(['all', 'clear'])
  expect(['LO2', 'XIEN2', 'CANG3'].map((play) => isHundred(padOf('mb', play)))).toEqual([true, true, false])
})

const GAME = 'cinco-digitos-5m'
const near = (numero: string) => ({ currentNumero: { numero } }) as Near

test('a slip keeps the draw that it was put together for until its member moves it on; the same line again is more of it', () => {
  addToSlip(GAME, '202703010001', [three], MULTIPLE_MAX)
  addToSlip(GAME, '202703010002', [three, odd], MULTIPLE_MAX)
  expect(slipOf(GAME)).toMatchObject({ numero: '202703010001', lines: [{ ...three, multiple: 4 }, odd] })
  expect([hasClosed(slipOf(GAME), near('202703010001')), hasClosed(slipOf(GAME), near('202703010002'))]).toEqual([false, true])
  moveSlip(GAME, '202703010002')
  expect(hasClosed(slipOf(GAME), near('202703010002'))).toBe(false)
  const [first, second] = slipOf(GAME).lines
  changeLine(GAME, first!.key, { multiple: 7 })
  removeLine(GAME, second!.key)
  expect(slipOf(GAME).lines).toMatchObject([{ ...three, multiple: 7 }])
  addToSlip(GAME, undefined, [{ ...three, multiple: MULTIPLE_MAX }], MULTIPLE_MAX)
  expect(slipOf(GAME).lines[0]?.multiple).toBe(MULTIPLE_MAX)
  clearSlip(GAME)
  expect(slipOf(GAME)).toMatchObject({ numero: undefined, lines: [] })
})

const slipIn = (path: string): string => new URL(path, 'https://example.test').searchParams.get('slip')!

test('an address of a slip has its lines and nothing else, and what is none of the game is no slip', () => {
  const address = slipPath({ gameCode: GAME, vendor: 'LOTT' }, [three, odd])
  expect(address).toBe(`/lottery?gameCode=${GAME}&vendor=LOTT&slip=${encodeURIComponent('F3D~5.47.0~200~2!SUM~ODD~100~1')}`)
  const shared = slipIn(address)
  expect(readSharedSlip(ssc, shared)).toEqual([three, odd])
  for (const wrong of ['F3D~abc', 'F3D~5.4.0~3~1', 'F3D~5.4.0~200~0', 'NADA~1~200~1', '', 'F3D~5.4.0~200~1!'])
    expect([wrong, readSharedSlip(ssc, wrong)]).toEqual([wrong, undefined])
  const many = Array.from({ length: 30 }, (_, n) => ({ ...three, multiple: n + 1 }))
  expect(readSharedSlip(ssc, slipIn(slipPath({ gameCode: GAME, vendor: 'LOTT' }, many)))).toHaveLength(20)
  // In the lounge it is known as what it is.
  expect(`olha ${address}`.split(SLIP_ADDRESS)).toEqual(['olha ', address, ''])
})

test('a plan costs on the page what it costs on the server: draws of a day, multiples, the sum', () => {
  const [first] = nextDraws(gameOf(GAME)!, Date.parse('2027-03-01T15:00:00Z'), 1)
  const numeros = numerosOf({ game: { gameCode: GAME }, currentNumero: first } as unknown as Near)
  expect([numeros.length, numeros[0]]).toEqual([289, first!.numero])
  const digits: Content = { play: 'FIX1', picks: '01234....', unit: 200, multiple: 1 }
  const steps = (growth: PlanWish['growth'], draws: number) =>
    stepsOf(ssc, [digits], { series: 1960, wish: { draws, winStop: true, growth }, numeros })
  const grown = steps({ kind: 'return', bp: 1000 }, 6)
  expect(grown.map(({ multiple }) => multiple)).toEqual([1, 2, 4, 9, 21, 48])
  expect(grown.reduce((sum, { stake }) => sum + stake, 0n)).toBe(85_000n)
  expect(grown.map(({ numero }) => numero)).toEqual(numeros.slice(0, 6))
  expect(steps({ kind: 'doubling', every: 2 }, 5).map(({ multiple }) => multiple)).toEqual([1, 1, 2, 2, 4])
  expect(steps({ kind: 'constant' }, 400)).toHaveLength(289)
  // What nothing can bring has fewer draws than were asked for.
  expect(steps({ kind: 'return', bp: 10_000_000 }, 3)).toEqual([])
})

test('what a slip comes to, and the multiple that its dearest line can have', () => {
  expect(sumOf(ssc, [three, odd], 1950)).toEqual({ lines: 3, stake: 900n, most: 390_195n })
  expect(multipleWithin(ssc, three, 1950, 40_000_000n)).toBe(205)
})

test('what is said of a result is what is bet on', () => {
  expect(factsOf('ssc', ['4', '3', '1', '7', '1'])).toEqual({ sum: 16, high: 23, dragon: 'DRAGON' })
  expect(factsOf('pk10', ['6', '7', '9', '1', '8', '2', '4', '5', '3', '10'])).toEqual({ sum: 13, high: 12, dragon: 'TIGER' })
  expect(factsOf('k3', ['1', '2', '6'])).toMatchObject({ sum: 9, dragon: undefined })
  expect(factsOf('mb', ['60599'])).toBeUndefined()
})

test('a race ends as it was drawn, nobody runs backwards far, and everybody is in when it is over', () => {
  const ranks = [5, 6, 8, 0, 7, 1, 3, 4, 2, 9]
  const inAt = ranks.map((rank, lane) => {
    let at = 0
    while (placeOnCourse(lane, rank, at) < 1) at += 10
    return at
  })
  const order = inAt.map((at, lane) => ({ at, lane })).toSorted((a, b) => a.at - b.at)
  expect(order.map(({ lane }) => ranks[lane])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(Math.max(...inAt)).toBeLessThanOrEqual(raceLength(10))
  expect(ranks.map((rank, lane) => placeOnCourse(lane, rank, 0))).toEqual(ranks.map(() => 0))
})

const game = (gameCode: string, more: Partial<LotteryGame> = {}): LotteryGame =>
  ({ gameCode, gameName: gameCode, groupCode: 'SSC', groupName: 'Eletrônica', state: 'open', current: null, ...more }) as LotteryGame

test('a lobby is narrowed by words without accents, by group, and in the order that is asked for; closed games come last', () => {
  const games = [
    game('a', { gameName: 'Três Dados' }),
    game('b', { gameName: 'Vietnã Norte', groupCode: 'VNC', groupName: 'Vietnã', state: 'closed' }),
    game('c', { gameName: 'Cinco Dígitos', state: 'closed' }),
    game('d', { gameName: 'Corrida' }),
  ]
  const codes = (shown: readonly LotteryGame[]) => shown.map(({ gameCode }) => gameCode)
  expect(codes(narrow(games, { only: undefined, group: undefined, typed: 'tres DADOS' }))).toEqual(['a'])
  expect(codes(narrow(games, { only: undefined, group: 'VNC', typed: '' }))).toEqual(['b'])
  expect(codes(narrow(games, { only: ['d', 'x', 'a'], group: undefined, typed: '' }))).toEqual(['d', 'a'])
  expect(groupsOf(games).map(({ code, games: together }) => [code, codes(together)])).toEqual([
    ['SSC', ['a', 'd', 'c']],
    ['VNC', ['b']],
  ])
  const closing = (gameCode: string, closesAt: number) => game(gameCode, { current: { closesAt } as LotteryDraw })
  expect(codes(closingNext([closing('a', 30), closing('b', 10), closing('c', 20), game('d')], 15, 2))).toEqual(['c', 'a'])
})

test('a number in one piece is drawn digit by digit, other results number by number', () => {
  expect(piecesOf('yeekee', ['16014'])).toEqual(['1', '6', '0', '1', '4'])
  expect(piecesOf('ssc', ['4', '3', '1', '7', '1'])).toEqual(['4', '3', '1', '7', '1'])
  expect(piecesOf('lao', ['1234'])).toEqual(['1234'])
})
