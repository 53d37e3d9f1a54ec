import * as accountRecord from './account-record.ts'
import * as agents from './agents.ts'
import * as agentAccounts from './agents/accounts.ts'
import * as agentAffiliates from './agents/affiliates.ts'
import * as agreements from './agents/agreements.ts'
import * as agentDownlines from './agents/downlines.ts'
import * as agentOffice from './agents/office.ts'
import * as agentReports from './agents/reports.ts'
import * as betHistory from './bet-history.ts'
import * as captcha from './captcha.ts'
import * as cashier from './cashier.ts'
import * as chat from './chat.ts'
import * as content from './content.ts'
import * as deposits from './deposits.ts'
import * as documents from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import type { LiveEvent } from './event.ts'
import * as fairness from './fairness.ts'
import * as jackpot from './jackpot.ts'
import * as letters from './letters.ts'
import * as limits from './limits.ts'
import * as live from './live.ts'
import * as liveChat from './live/chat.ts'
import * as liveOffice from './live/office.ts'
import * as lobby from './lobby.ts'
import * as lottery from './lottery.ts'
import * as lotteryOffice from './lottery/office.ts'
import * as member from './member.ts'
import * as members from './members.ts'
import * as messages from './messages.ts'
import * as missions from './missions.ts'
import * as notices from './notices.ts'
import * as operators from './operators.ts'
import * as points from './points.ts'
import * as promotions from './promotions.ts'
import * as promotionsOffice from './promotions/office.ts'
import * as sentEnvelopes from './promotions/sent-envelopes.ts'
import * as referral from './referral.ts'
import * as registration from './registration.ts'
import * as rewards from './rewards.ts'
import * as session from './session.ts'
import * as site from './site.ts'
import * as sports from './sports.ts'
import * as sportsBets from './sports/bets.ts'
import * as sportsOffice from './sports/office.ts'
import * as sportsOfficeActs from './sports/office-acts.ts'
import * as sportsOfficeFeed from './sports/office-feed.ts'
import * as sportsOfficeLimits from './sports/office-limits.ts'
import * as sportsOfficeSuspicions from './sports/office-suspicions.ts'
import * as studios from './studios.ts'
import * as support from './support.ts'
import * as transfers from './transfers.ts'
import * as wallet from './wallet.ts'
import * as winners from './winners.ts'
import * as withdrawals from './withdrawals.ts'

/** What each feature says to the browser. The key is the feature's name on every side. */
export const features = {
  site,
  notices,
  support,
  captcha,
  session,
  registration,
  member,
  members,
  letters,
  wallet,
  transfers,
  messages,
  lobby,
  live: { ...live, ...liveChat, ...liveOffice },
  lottery: { ...lottery, ...lotteryOffice },
  sports: {
    ...sports,
    ...sportsBets,
    ...sportsOffice,
    ...sportsOfficeActs,
    ...sportsOfficeFeed,
    ...sportsOfficeLimits,
    ...sportsOfficeSuspicions,
  },
  winners,
  jackpot,
  fairness,
  studios,
  'bet-history': betHistory,
  'account-record': accountRecord,
  cashier,
  limits,
  deposits,
  withdrawals,
  documents,
  referral,
  promotions: { ...promotions, ...sentEnvelopes, ...promotionsOffice },
  rewards,
  missions,
  points,
  agents: { ...agents, ...agreements, ...agentAccounts, ...agentDownlines, ...agentReports, ...agentAffiliates, ...agentOffice },
  operators,
  chat,
  content,
}

/** The call table, in the order of the features. */
export const endpoints: Endpoint[] = Object.values(features).flatMap((feature) => Object.values(feature).filter(isEndpoint))

/** Every event that a page can receive. */
export const liveEvents: LiveEvent[] = Object.values(features).flatMap((feature) => Object.values(feature).filter(isLiveEvent))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'moduleId' in value && 'path' in value
}

function isLiveEvent(value: unknown): value is LiveEvent {
  return typeof value === 'object' && value !== null && 'payload' in value && 'to' in value
}
