import { type Definition, promotionKinds } from '@tucano/contract/promotions/definition'
import { rulesBroken } from '@tucano/contract/promotions/law'
import { plainAmount } from '#platform/format'
import { expect, test } from 'vitest'
import { nameKey } from './name-key.ts'
import { FIRST_TERMS, type Field, type Shape, fieldsOf } from './shapes.ts'
import { type Telling, tellCards, tellChanges, tellDefinition } from './tell.ts'
import { type RewardTelling, tellReward } from './tell-reward.ts'
import { templateOf } from './templates.ts'
import { type TypedGroup, readTyped, typeFields } from './typed.ts'

const timeZone = 'America/Sao_Paulo'
const writing = { write: (minor: string) => plainAmount(BigInt(minor), 'PT'), timeZone }
/** On a whole minute, as fields have it. */
const NOW = Date.UTC(2026, 10, 18, 12, 30)

const named = (kind: (typeof promotionKinds)[number]): Definition => {
  const template = { ...templateOf(kind, NOW), title: 'Uma promoção', summary: 'Para provar' }
  return template.kind === 'code' ? { ...template, codes: ['ABCD', 'EFGH-2'] } : template
}
const typedOf = (definition: Definition): TypedGroup => typeFields(fieldsOf(definition.kind), { ...definition }, writing)

test('the template of every kind is whole once it has a name, and comes back from its fields as it was', () => {
  for (const kind of promotionKinds) {
    const definition = named(kind)
    const { value, problems } = readTyped(fieldsOf(kind), typedOf(definition), timeZone)
    expect([...problems], kind).toEqual([])
    expect({ kind, ...value }, kind).toEqual(definition)
  }
})

test('what cannot be read is named by its place', () => {
  const typed = typedOf(named('board'))
  const prizes = typed['prizes'] as unknown as TypedGroup[]
  const wrong = {
    ...typed,
    title: 'ab',
    stakeADay: 'muito',
    startsAt: '',
    prizes: [{ ...prizes[0], to: '0' }, ...prizes.slice(1)],
    budget: { ...(typed['budget'] as TypedGroup), rewards: '1,5' },
  } as unknown as TypedGroup
  const { problems } = readTyped(fieldsOf('board'), wrong, timeZone)
  expect([...problems.keys()].toSorted()).toEqual(['budget.rewards', 'prizes.0.to', 'stakeADay', 'startsAt', 'title'])
  const empty = { ...typedOf(named('code')), codes: 'abc\n' }
  expect(readTyped(fieldsOf('code'), empty, timeZone).problems.has('codes')).toBe(true)
  const codes = readTyped(fieldsOf('code'), { ...empty, codes: 'abcd, efgh-2\nABCD' }, timeZone).value
  expect(codes).toMatchObject({ codes: ['ABCD', 'EFGH-2'] })
})

test('every field and every choice has words', () => {
  const missing: string[] = []
  const look = (owner: string, fields: readonly Field[]): void => {
    for (const { name, shape } of fields) {
      if (nameKey('field', owner, name) === undefined && !/^[A-Z]+$/.test(name)) missing.push(`${owner}.${name}`)
      inside(name, shape)
    }
  }
  const inside = (name: string, shape: Shape): void => {
    if (shape.as === 'group') look(name, shape.of)
    if (shape.as === 'maybe' || shape.as === 'rows') inside(name, shape.of)
    if (shape.as === 'oneOf') for (const [chosen, fields] of Object.entries(shape.of)) look(chosen, fields)
  }
  for (const kind of promotionKinds) look(kind, fieldsOf(kind))
  expect(missing).toEqual([])
})

const telling: Telling = {
  label: (_owner, name) => name,
  choice: (_name, chosen) => chosen,
  amount: (minor) => `$${minor}`,
  percent: (bp) => `${bp}bp`,
  moment: String,
  picked: (_from, key) => key,
  reward: (reward) => JSON.stringify(reward),
  yes: 'yes',
  no: 'no',
  none: '-',
  all: 'all',
  rowName: (_named, n) => String(n + 1),
  empty: (name) => (name === 'filter' || name === 'audience' ? 'everything' : undefined),
}

test('every kind is told line by line; what another version has otherwise is told with what it was', () => {
  for (const kind of promotionKinds) expect(tellDefinition(named(kind), telling).length, kind).toBeGreaterThan(10)
  const before = named('board')
  if (before.kind !== 'board') throw new Error('no board')
  const after: Definition = { ...before, title: 'Outra', stakeADay: null, prizes: before.prizes.slice(0, 2) }
  expect(tellChanges(before, after, telling).map(({ key, text, before: was }) => [key, was, text])).toEqual([
    ['title', 'Uma promoção', 'Outra'],
    ['stakeADay', '$1000000', '-'],
    ['prizes.2.to', '10', '-'],
    ['prizes.2.reward', '{"type":"cash","amount":"5000"}', '-'],
  ])
  expect(tellChanges(before, before, telling)).toEqual([])
})

test('a promotion is shown in cards without what goes without saying, a row in one line', () => {
  const texts = (kind: (typeof promotionKinds)[number], card: string) =>
    tellCards(named(kind), telling)
      .find((each) => each.card === card)!
      .lines.map(({ key, text }) => [key, text])
  for (const kind of promotionKinds) expect(texts(kind, 'own').length, kind).toBeGreaterThan(0)
  expect(texts('wheel', 'own').slice(1, 3)).toEqual([
    ['segments.0', '10 pontos · weight 60 (6000bp) · {"type":"points","points":10}'],
    ['segments.1', '50 pontos · weight 30 (3000bp) · {"type":"points","points":50}'],
  ])
  expect(texts('board', 'own')).toContainEqual(['filter', 'everything'])
  expect(texts('mission', 'who')).toEqual([['audience', 'everything']])
  expect(texts('mission', 'how').map(([key]) => key)).toEqual(['claim', 'claimDays'])
})

test('each of a bonus’s terms is told: a version that changes one of them says so', () => {
  const words: RewardTelling = {
    t: (key, ...values) => `${key}${JSON.stringify(values)}`,
    say: ({ type }) => type,
    amount: String,
    percent: String,
    choice: (_name, chosen) => chosen,
    picked: (_from, key) => key,
  }
  const told = (terms: object): string => tellReward({ type: 'bonus', amount: '100', terms: { ...FIRST_TERMS, ...terms } }, words)
  const changes = [
    { multiple: 11 },
    { base: 'bonusAndDeposit' },
    { contribution: { RNG: 5000 } },
    { maxStake: null },
    { maxConversion: 6 },
    { days: 8 },
    { products: ['RNG'] },
    { convert: 'winnings' },
    { onWithdrawal: 'refuse' },
  ]
  expect(new Set([{}, ...changes].map(told)).size).toBe(1 + changes.length)
  expect(Object.keys(FIRST_TERMS).toSorted()).toEqual(changes.flatMap((change) => Object.keys(change)).toSorted())
})

test('where the law lets a promotion be about one product only, and wants a bet first, its template does as it says', () => {
  const law = { beforeBet: true, deposit: true, multipleMax: 10, depositInBase: false, severalProducts: false, raffle: true }
  for (const kind of promotionKinds) expect(rulesBroken(templateOf(kind, NOW, law), law), kind).toEqual([])
  const brazil = { ...law, beforeBet: false, deposit: false, severalProducts: true, raffle: false }
  expect(promotionKinds.filter((kind) => rulesBroken(templateOf(kind, NOW, brazil), brazil).length === 0)).toEqual([
    'cashback',
    'rebate',
    'wheel',
    'board',
    'mission',
    'rankUp',
    'rankSalary',
    'birthday',
  ])
})
