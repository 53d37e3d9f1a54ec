import type { FactsOf, Message } from '@tucano/contract/messages'
import { agentWording } from './word-agents.ts'
import { type Worded, type Wording, type Writer, bare, word } from './writer.ts'
import { writtenDay } from '#platform/format'

function limit({ kind, period, cap }: FactsOf<'limitChanged'>, { t, amount, currency }: Writer) {
  const many = { count: Number(cap) }
  const counted = kind === 'time' ? t('minutes', many) : kind === 'bets' ? t(cap === '1' ? 'betsOne' : 'bets', many) : undefined
  const shown = cap === null ? '' : (counted ?? amount(cap, currency))
  return { what: word('limit', kind, t), period: word('period', period, t), cap: shown }
}

const wording: Wording = {
  welcome: (_facts, { t }) => ({ title: t('welcome_title'), body: t('welcome') }),
  depositCredited: (facts, { t, amount }) => {
    const sum = amount(facts.amount, facts.currency)
    return {
      title: t('depositCredited_title', { amount: sum }),
      body: t('depositCredited', { amount: sum, method: word('method', facts.method, t) }),
    }
  },
  depositRefused: ({ reason }, { t }) => ({ title: t('depositRefused_title'), body: t('depositRefused', { reason: bare(reason) }) }),
  depositReturned: (facts, { t, amount }) => {
    const sum = { amount: amount(facts.amount, facts.currency) }
    return {
      title: t('depositReturned_title', sum),
      body: t('depositReturned', { ...sum, reason: bare(word('returned', facts.reason, t)) }),
    }
  },
  withdrawalApproved: (facts, { t, amount }) => {
    const sum = { amount: amount(facts.amount, facts.currency) }
    return { title: t('withdrawalApproved_title', sum), body: t('withdrawalApproved', sum) }
  },
  withdrawalPaid: (facts, { t, amount }) => {
    const sum = { amount: amount(facts.amount, facts.currency) }
    return { title: t('withdrawalPaid_title', sum), body: t('withdrawalPaid', sum) }
  },
  withdrawalRefused: (facts, { t, amount }) => {
    const sum = { amount: amount(facts.amount, facts.currency) }
    return { title: t('withdrawalRefused_title', sum), body: t('withdrawalRefused', { ...sum, reason: bare(facts.reason) }) }
  },
  withdrawalFailed: (facts, { t, amount }) => {
    const sum = { amount: amount(facts.amount, facts.currency) }
    return { title: t('withdrawalFailed_title', sum), body: t('withdrawalFailed', sum) }
  },
  withdrawalToConfirm: (facts, { t, amount }) => {
    const sum = { amount: amount(facts.amount, facts.currency) }
    return { title: t('withdrawalToConfirm_title', sum), body: t('withdrawalToConfirm', { ...sum, minutes: facts.minutes }) }
  },
  limitChanged: (facts, writer) => {
    const { t } = writer
    const { cap, ...of } = limit(facts, writer)
    return { title: t('limitChanged_title'), body: cap ? t('limitChanged', { ...of, cap }) : t('limitChanged_none', of) }
  },
  limitWaiting: (facts, writer) => {
    const { t, when } = writer
    const { cap, ...of } = limit(facts, writer)
    const from = when(facts.from)
    return { title: t('limitWaiting_title'), body: cap ? t('limitWaiting', { ...of, cap, from }) : t('limitWaiting_none', { ...of, from }) }
  },
  pauseStarted: ({ until }, { t, when }) => ({ title: t('pauseStarted_title'), body: t('pauseStarted', { until: when(until) }) }),
  exclusionStarted: ({ until }, { t, when }) => ({
    title: t('exclusionStarted_title'),
    body: t('exclusionStarted', { until: when(until) }),
  }),
  documentsVerified: (_facts, { t }) => ({ title: t('documentsVerified_title'), body: t('documentsVerified') }),
  documentsRefused: ({ reason }, { t }) => ({ title: t('documentsRefused_title'), body: t('documentsRefused', { reason: bare(reason) }) }),
  payeeAdded: ({ masked, usableAt }, { t, when }) => ({
    title: t('payeeAdded_title'),
    body: t('payeeAdded', { masked, usableAt: when(usableAt) }),
  }),
  transferReceived: (facts, { t, amount }) => {
    const sum = { amount: amount(facts.amount, facts.currency) }
    return { title: t('transferReceived_title', sum), body: t('transferReceived', { ...sum, from: facts.from }) }
  },
  ...agentWording,
  pointsExpiring: ({ points, on }, { t }) => ({
    title: t('pointsExpiring_title'),
    body: t(points === '1' ? 'pointsExpiring_one' : 'pointsExpiring', { points, on: writtenDay(on) }),
  }),
  goodsSent: (facts, { t }) => ({ title: t('goodsSent_title', facts), body: t('goodsSent', facts) }),
  goodsRefused: ({ goods, points, reason }, { t }) => ({
    title: t('goodsRefused_title', { goods }),
    body: t(points === '0' ? 'goodsRefused_gift' : 'goodsRefused', { goods, points, reason: bare(reason) }),
  }),
  roundVoided: (facts, { t, amount }) => {
    const { game, round, reason, currency, stake, paid } = facts
    const told = { game, round, reason: bare(reason), stake: amount(stake, currency), paid: amount(paid, currency) }
    return { title: t('roundVoided_title', told), body: t(paid === '0' ? 'roundVoided' : 'roundVoided_paid', told) }
  },
  rankReached: ({ name }, { t }) => ({ title: t('rankReached_title', { name }), body: t('rankReached', { name }) }),
  rankLeft: ({ name }, { t }) => ({ title: t('rankLeft_title', { name }), body: t('rankLeft') }),
}

/** A message in words. What somebody wrote keeps its own; what this page has no words for says so. */
export function wordMessage({ kind, facts, title, body }: Pick<Message, 'kind' | 'facts' | 'title' | 'body'>, writer: Writer): Worded {
  if (kind === 'written') return { title, body }
  const known = Object.entries(wording).find(([name]) => name === kind)?.[1] as
    | ((facts: Message['facts'], writer: Writer) => Worded)
    | undefined
  const unknown = { title: writer.t('unknownTitle'), body: writer.t('unknown') }
  try {
    return known?.(facts, writer) ?? unknown
  } catch {
    // Facts of another release.
    return unknown
  }
}
