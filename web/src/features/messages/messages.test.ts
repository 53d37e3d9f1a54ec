import { limitKinds, limitPeriods } from '@tucano/contract/limits'
import { type FactsOf, type MessageKind, messageKinds } from '@tucano/contract/messages'
import { expect, test } from 'vitest'
import { type Texts, texts } from './texts.ts'
import { en } from './texts-en.ts'
import { placeOf } from './message-place.ts'
import { wordMessage } from './word-message.ts'
import type { Writer } from './writer.ts'

const writerOf = (sentences: Record<keyof Texts, string>): Writer => ({
  t: (key, ...[values]) =>
    sentences[key].replace(/\{(\w+)\}/g, (_blank, name: string) => String(((values ?? {}) as Record<string, string>)[name])),
  amount: (minor, currency) => `${currency} ${minor}`,
  when: (epochMs) => `at ${epochMs}`,
  day: (epochMs) => `on ${epochMs}`,
  product: (type) => `of ${type}`,
  currency: 'BRL',
})
const [pt, english] = [writerOf(texts.pt), writerOf(en)]

const money = { amount: '4200', currency: 'BRL' }
const limit = { kind: 'loss', period: 'week', cap: '1000' }
const agreement = { agreement: 'salaryDay', type: 'RNG', other: 'an***' }
const facts: { [Kind in MessageKind]: FactsOf<Kind> } = {
  welcome: {},
  depositCredited: { ...money, method: 'pix' },
  depositRefused: { reason: 'outra conta' },
  depositReturned: { ...money, reason: 'outra conta.' },
  withdrawalApproved: money,
  withdrawalPaid: money,
  withdrawalRefused: { ...money, reason: 'outra conta' },
  withdrawalFailed: money,
  withdrawalToConfirm: { ...money, minutes: 30 },
  limitChanged: limit,
  limitWaiting: { ...limit, from: 7 },
  pauseStarted: { until: 7 },
  exclusionStarted: { until: 7 },
  documentsVerified: {},
  documentsRefused: { reason: 'foto escura' },
  payeeAdded: { masked: '***.456', usableAt: 7 },
  transferReceived: { ...money, from: 'an***' },
  agreementOffered: { ...agreement, what: 'offer' },
  agreementAnswered: { ...agreement, what: 'terms', answer: 'no' },
  agreementWithdrawn: { ...agreement, what: 'end' },
  agreementExpired: { ...agreement, what: 'offer' },
  agreementEnds: { ...agreement, endsAt: 7 },
  settlementPaid: { ...agreement, ...money, rest: '0', since: 7 },
  settlementShort: { ...money, count: 2 },
  salaryOfDay: { ...agreement, ...money, since: 7 },
  settlementReversed: { ...agreement, ...money, since: 7 },
  rebatesAsked: { other: '' },
  rebatesAnswered: { other: 'ana', answer: 'yes' },
  teamMoved: { other: 'an***' },
  teamCame: { other: 'ana' },
  teamLeft: { other: 'ana' },
  teamGrew: { count: 2, since: 7 },
  affiliateApproved: {},
  affiliateRefused: { reason: 'outra conta' },
  madeAgent: { other: 'an***' },
  pointsExpiring: { points: '200', on: '2027-03-31' },
  goodsSent: { goods: 'Caneca' },
  goodsRefused: { goods: 'Caneca', points: '100', reason: 'Sem estoque.' },
  roundVoided: { game: 'Roleta Leme', round: 12, reason: 'A bola saiu da roda.', currency: 'BRL', stake: '1000', paid: '3600' },
  rankReached: { level: 2, name: 'Galho' },
  rankLeft: { level: 1, name: 'Folha' },
}
const word = (kind: string, of: object, writer = pt) => wordMessage({ kind, facts: of as never, title: '', body: '' }, writer)

test('every kind of message is worded in both languages, with all its facts and no blank left', () => {
  for (const kind of Object.keys(messageKinds) as MessageKind[])
    for (const writer of [pt, english]) {
      const { title, body } = word(kind, facts[kind], writer)
      expect(`${title} ${body}`, kind).not.toMatch(/[{}]|undefined|null/)
      if ('amount' in facts[kind]) expect(body, kind).toContain('BRL 4200')
      if ('reason' in facts[kind]) expect(body, kind).toMatch(/(outra conta|foto escura|Sem estoque|A bola saiu da roda)\.(?!\.)/)
    }
  expect(word('withdrawalToConfirm', facts.withdrawalToConfirm).body).toContain('30 minutos')
})

test('limits of money and of time, and none at all', () => {
  expect(word('limitChanged', limit).body).toBe('O seu limite de perda por semana agora é BRL 1000.')
  expect(word('limitChanged', { kind: 'time', period: 'day', cap: '90' }).body).toBe(
    'O seu limite de tempo de jogo por dia agora é 90 min.',
  )
  expect(word('limitChanged', { ...limit, cap: null }).body).toBe('O seu limite de perda por semana foi retirado.')
  expect(word('limitChanged', { kind: 'bets', period: 'day', cap: '50' }).body).toBe(
    'O seu limite de número de apostas por dia agora é 50 apostas.',
  )
  expect(word('exclusionStarted', { until: 7 }).body).toContain('autoexclusão até at 7')
})

test('codes are worded: no message shows one', () => {
  for (const writer of [pt, english]) {
    for (const kind of limitKinds)
      for (const period of limitPeriods)
        expect(word('limitWaiting', { kind, period, cap: '1', from: 7 }, writer).body).not.toMatch(
          new RegExp(`\\b${writer === pt ? kind : '_'}\\b`),
        )
    for (const reason of ['closed', 'limit', 'stranger', 'more'])
      expect(word('depositReturned', { ...money, reason }, writer).body).not.toContain(`: ${reason}.`)
    for (const method of ['pix', 'ted']) expect(word('depositCredited', { ...money, method }, writer).body).not.toMatch(/\b(pix|ted)\b/)
  }
})

test('every turn of an agreement and of its payments has words of its own, the house is named, and each leads somewhere', () => {
  const said = new Set<string>()
  let many = 0
  for (const writer of [pt, english])
    for (const what of ['offer', 'terms', 'end'])
      for (const [kind, more] of [
        ['agreementOffered', {}],
        ['agreementAnswered', { answer: 'yes' }],
        ['agreementAnswered', { answer: 'no' }],
        ['agreementWithdrawn', {}],
        ['agreementExpired', {}],
      ] as const) {
        const { title, body } = word(kind, { ...agreement, type: 'CONS', other: '', what, ...more }, writer)
        expect(`${title} ${body}`).not.toMatch(/[{}]|undefined|CONS|salaryDay/)
        expect(body).toMatch(/a casa|the house/i)
        said.add(body)
        many++
      }
  expect(said.size).toBe(many)
  const paid = (amount: string, rest: string) => word('settlementPaid', { ...facts.settlementPaid, amount, rest }).body
  expect(paid('4200', '0')).toBe('an*** pagou BRL 4200 de salário diário (of RNG), do período que começou em on 7.')
  expect(paid('4200', '300')).toContain('BRL 300 continuam em aberto')
  expect(paid('0', '300')).not.toContain('BRL 0')
  expect(word('settlementShort', { ...money, count: 1 }).body).toContain('de um acordo')
  expect(word('teamMoved', { other: '' }).body).toContain('não está mais abaixo')
  for (const kind of Object.keys(facts) as MessageKind[])
    expect(placeOf({ kind, facts: facts[kind] as never }) !== undefined, kind).toBe(
      /^(agreement|settlement|salary|rebates|team|affiliate|madeAgent)/.test(kind),
    )
  expect(placeOf({ kind: 'agreementOffered', facts: agreement })).toEqual({ label: 'goAnswer', centre: 'agent', page: 'salaryDay' })
  expect(placeOf({ kind: 'toString', facts: { agreement: 'toString' } })).toBeUndefined()
})

test('what an operator wrote keeps its words, and what the page has no words for says so', () => {
  expect(wordMessage({ kind: 'written', facts: {}, title: 'Oi', body: 'Tudo bem? {name}' }, pt)).toEqual({
    title: 'Oi',
    body: 'Tudo bem? {name}',
  })
  for (const kind of ['somethingNew', 'toString', '__proto__']) expect(word(kind, {}).title).toBe('Novidade na sua conta')
  expect(word('depositRefused', {}).title).toBe('Novidade na sua conta')
})
