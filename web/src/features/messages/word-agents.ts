import type { FactsOf } from '@tucano/contract/messages'
import type { Texts } from './texts.ts'
import { type Worded, type Wording, type Writer, bare, word } from './writer.ts'

/** What messages of agents are about. */
type AgentKind =
  | 'agreementOffered'
  | 'agreementAnswered'
  | 'agreementWithdrawn'
  | 'agreementExpired'
  | 'agreementEnds'
  | 'settlementPaid'
  | 'settlementShort'
  | 'salaryOfDay'
  | 'settlementReversed'
  | 'rebatesAsked'
  | 'rebatesAnswered'
  | 'teamMoved'
  | 'teamCame'
  | 'teamLeft'
  | 'teamGrew'
  | 'affiliateApproved'
  | 'affiliateRefused'
  | 'madeAgent'

/** The house has no name of its own. */
const nameOf = (other: string, { t }: Writer, place: 'begin' | 'within' = 'begin'): string =>
  other === '' ? t(place === 'begin' ? 'house' : 'houseWithin') : other

/** An agreement in words; the other side as it stands at the beginning of a sentence, and within one. */
function sides({ agreement, type, other }: Pick<FactsOf<'agreementOffered'>, 'agreement' | 'type' | 'other'>, writer: Writer) {
  return {
    agreement: word('agreement', agreement, writer.t),
    type: type === 'CONS' ? writer.t('type_CONS') : writer.product(type),
    other: nameOf(other, writer),
    with: nameOf(other, writer, 'within'),
  }
}

/** A title and a body that have the same blanks. */
function pair(writer: Writer, title: keyof Texts, body: keyof Texts, blanks: Record<string, string>): Worded {
  const t = writer.t as (key: keyof Texts, blanks: Record<string, string>) => string
  return { title: t(title, blanks), body: t(body, blanks) }
}

function paid(facts: FactsOf<'settlementPaid'>, writer: Writer): Worded {
  const [amount, rest] = [facts.amount, facts.rest].map((each) => writer.amount(each, facts.currency)) as [string, string]
  const blanks = { ...sides(facts, writer), amount, rest, since: writer.day(facts.since) }
  if (facts.rest === '0') return pair(writer, 'settlementPaid_title', 'settlementPaid', blanks)
  if (facts.amount === '0') return pair(writer, 'settlementDue_title', 'settlementDue', blanks)
  return pair(writer, 'settlementPartly_title', 'settlementPartly', blanks)
}

export const agentWording: Pick<Wording, AgentKind> = {
  agreementOffered: (facts, writer) =>
    pair(writer, `agreementOffered_${facts.what}_title`, `agreementOffered_${facts.what}`, sides(facts, writer)),
  agreementAnswered: (facts, writer) =>
    pair(writer, 'agreementAnswered_title', `agreementAnswered_${facts.what}_${facts.answer}`, sides(facts, writer)),
  agreementWithdrawn: (facts, writer) => pair(writer, 'agreementWithdrawn_title', `agreementWithdrawn_${facts.what}`, sides(facts, writer)),
  agreementExpired: (facts, writer) => pair(writer, 'agreementExpired_title', `agreementExpired_${facts.what}`, sides(facts, writer)),
  agreementEnds: (facts, writer) =>
    pair(writer, 'agreementEnds_title', 'agreementEnds', { ...sides(facts, writer), endsAt: writer.when(facts.endsAt) }),
  settlementPaid: paid,
  settlementShort: (facts, writer) => {
    const blanks = { amount: writer.amount(facts.amount, facts.currency), count: String(facts.count) }
    return pair(writer, 'settlementShort_title', facts.count === 1 ? 'settlementShort_one' : 'settlementShort', blanks)
  },
  salaryOfDay: (facts, writer) => {
    const blanks = { amount: writer.amount(facts.amount, facts.currency), since: writer.day(facts.since) }
    return pair(writer, 'salaryOfDay_title', 'salaryOfDay', { ...sides(facts, writer), ...blanks })
  },
  settlementReversed: (facts, writer) => {
    const blanks = { amount: writer.amount(facts.amount, facts.currency), since: writer.day(facts.since) }
    return pair(writer, 'settlementReversed_title', 'settlementReversed', { ...sides(facts, writer), ...blanks })
  },
  rebatesAsked: ({ other }, writer) => pair(writer, 'rebatesAsked_title', 'rebatesAsked', { other: nameOf(other, writer) }),
  rebatesAnswered: ({ other, answer }, writer) => pair(writer, 'rebatesAnswered_title', `rebatesAnswered_${answer}`, { other }),
  teamMoved: ({ other }, writer) => pair(writer, 'teamMoved_title', other === '' ? 'teamMoved_house' : 'teamMoved', { other }),
  teamCame: ({ other }, writer) => pair(writer, 'teamCame_title', 'teamCame', { other }),
  teamLeft: ({ other }, writer) => pair(writer, 'teamLeft_title', 'teamLeft', { other }),
  teamGrew: ({ count, since }, writer) => {
    const blanks = { count: String(count), since: writer.day(since) }
    return count === 1 ? pair(writer, 'teamGrew_title_one', 'teamGrew_one', blanks) : pair(writer, 'teamGrew_title', 'teamGrew', blanks)
  },
  affiliateApproved: (_facts, writer) => pair(writer, 'affiliateApproved_title', 'affiliateApproved', {}),
  affiliateRefused: ({ reason }, writer) => pair(writer, 'affiliateRefused_title', 'affiliateRefused', { reason: bare(reason) }),
  madeAgent: ({ other }, writer) => pair(writer, 'madeAgent_title', 'madeAgent', { other }),
}
