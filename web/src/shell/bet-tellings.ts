import { lazyPart } from '#platform/chunk'
import type { BetTellings } from '../features/bet-history/bet-telling.ts'

/** How each product shows its bets in the record. Another product is another line here. */
export const betTellings: BetTellings = {
  live: {
    Stakes: lazyPart('live-record', () => import('../features/live/record/live-record.tsx').then((part) => part.LiveStakes)),
    Story: lazyPart('live-record', () => import('../features/live/record/live-record.tsx').then((part) => part.LiveStory)),
    Proof: lazyPart('live-record', () => import('../features/live/record/live-record.tsx').then((part) => part.LiveProof)),
  },
  lottery: {
    Stakes: lazyPart('lottery-record', () => import('../features/lottery/record/slip-lines.tsx').then((part) => part.SlipLines)),
    Story: lazyPart('lottery-record', () => import('../features/lottery/record/draw-story.tsx').then((part) => part.DrawStory)),
    Proof: lazyPart('lottery-record', () => import('../features/lottery/record/slip-proof.tsx').then((part) => part.SlipProof)),
  },
  sports: {
    Stakes: lazyPart('sports-record', () => import('../features/sports/record/bet-record.tsx').then((part) => part.BetLegs)),
    Story: lazyPart('sports-record', () => import('../features/sports/record/bet-record.tsx').then((part) => part.BetStory)),
    Proof: lazyPart('sports-record', () => import('../features/sports/record/bet-record.tsx').then((part) => part.BetProof)),
  },
  studios: {
    Stakes: lazyPart('replay', () => import('../features/studios/record/own-bets-card.tsx').then((part) => part.OwnBetsCard)),
    Replay: lazyPart('replay', () => import('../features/studios/record/round-replay.tsx').then((part) => part.RoundReplay)),
    Story: lazyPart('replay', () => import('../features/studios/record/round-story.tsx').then((part) => part.RoundStory)),
    Proof: lazyPart('fairness', () => import('../features/fairness/round-proof.tsx').then((part) => part.RoundProof)),
  },
}
