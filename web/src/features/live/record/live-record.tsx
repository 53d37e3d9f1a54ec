import type { Bet } from '@tucano/contract/bet-history'
import { getBetPath, getSharedDraw } from '@tucano/contract/fairness'
import type { ToldLiveBet } from '@tucano/contract/live/told-bet'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { CardFace } from '#play/cards/card-face.tsx'
import { ProofCard } from '#play/proof/proof-card.tsx'
import { SectionCard } from '#ui/section-card'
import { Dice } from '../cloth/dice.tsx'
import { Bead } from '../words/bead.tsx'
import { type ShownKind, isShown } from '../words/kinds.ts'
import { useOutcome } from '../words/use-outcome.ts'
import { useSpotName } from '../words/use-spot-name.ts'
import { useTimes } from '../words/use-times.ts'
import { shownOf } from './drawn.ts'
import styles from './record.module.css'
import { loadChecker } from '../load-checker.ts'
import { texts } from './texts.ts'

interface Told {
  told: ToldLiveBet
}

/** Which chips lay where, and what each came to. */
export function LiveStakes({ told }: Told) {
  return isShown(told.kind) ? <Stakes told={told} kind={told.kind} /> : null
}

function Stakes({ told: { round, chips, flight }, kind }: Told & { kind: ShownKind }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const nameOf = useSpotName(kind)
  return (
    <SectionCard title={t('chips')} text={t('chipsText', { round })}>
      <ul className={styles.lines} data-lines={chips.length}>
        {chips.map(({ spot, stake, won }) => (
          <li key={spot}>
            <strong className={styles.what}>
              {nameOf(spot)}
              {flight && <Left {...flight} />}
            </strong>
            <span className={styles.money}>
              <small>{t('stake')}</small> {amount(stake)}
            </span>
            <span className={styles.money}>
              {won === null ? <small>{t('waits')}</small> : BigInt(won) === 0n ? <small>{t('lost')}</small> : <Paid won={won} />}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

/** Where a bet on a flight was to leave by itself, and where it did. */
function Left({ auto, left }: NonNullable<ToldLiveBet['flight']>) {
  const t = useText(texts)
  const times = useTimes()
  return (
    <>
      {auto !== null && <small>{t('autoAt', { times: times(auto) })}</small>}
      {left !== null && left !== auto && <small>{t('byHandAt', { times: times(left) })}</small>}
    </>
  )
}

function Paid({ won }: { won: string }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  return (
    <>
      <small>{t('paid')}</small> {amount(won)}
    </>
  )
}

/** What came out, drawn small. */
export function LiveStory({ told }: Told) {
  return isShown(told.kind) ? <Story told={told} kind={told.kind} /> : null
}

function Story({ told: { round, result }, kind }: Told & { kind: ShownKind }) {
  const t = useText(texts)
  const outcome = useOutcome(kind)(result)
  const drawn = outcome && shownOf(kind, result)
  return (
    <SectionCard title={t('result')} text={t('resultText', { round })}>
      <div className={styles.inside} data-drawn={outcome?.label}>
        {outcome ? (
          <div className={styles.result}>
            <Bead label={outcome.label} tone={outcome.tone} />
            <strong>{outcome.words}</strong>
            {drawn?.dice && <Dice faces={drawn.dice} />}
            {drawn?.hands.map((cards, hand) => (
              <span key={hand} className={styles.cards}>
                {cards.map((card, place) => (
                  <CardFace key={place} card={card} />
                ))}
              </span>
            ))}
          </div>
        ) : (
          <p>{t('notYet')}</p>
        )}
      </div>
    </SectionCard>
  )
}

/** How a bet and its round are checked. */
export function LiveProof({ bet, told: { result, drawId, isAdded = false } }: Told & { bet: Bet }) {
  const t = useText(texts)
  return (
    <ProofCard
      betId={bet.roundId}
      text={t(isAdded ? 'addedText' : 'proofText')}
      check={isAdded ? t('checkRound') : undefined}
      isThere={result !== null}
      // What was added in the round is not in the tree: its draw and the moves say what it came to.
      read={async () => (isAdded ? { draw: await call(getSharedDraw, { drawId }) } : call(getBetPath, { betId: bet.roundId }))}
      load={loadChecker}
    />
  )
}
