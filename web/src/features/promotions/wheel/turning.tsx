import type { ReplyOf } from '@tucano/contract/endpoint'
import { VERIFIER_PATH } from '@tucano/contract/pages'
import { type DefinitionOf, spinWheel } from '@tucano/contract/promotions'
import { useState } from 'react'
import { readPromotionsAgain } from '#parts/use-promotion-news'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { CallError, call } from '#platform/call'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Seeds } from '#play/session/seeds.ts'
import { digest, pageWorld } from '#play/session/world.ts'
import { Button } from '#ui/button'
import shared from '../chance-page.module.css'
import { useCalm } from '../use-calm.ts'
import { texts } from './texts.ts'
import { WheelDrawing } from './wheel-drawing.tsx'
import { angleOf } from './wheel-shape.ts'
import styles from './wheel.module.css'

type Turned = ReplyOf<typeof spinWheel>

interface TurningProps {
  segments: DefinitionOf<'wheel'>['segments']
  /** Ids of the tickets that can be spent. */
  turns: readonly string[]
  isDaily: boolean
}

const TURN_MS = 4500
const ATTEMPTS = 3

const seeds = new Seeds({ ask: call, newSeed: pageWorld.newSeed, digest, onChange: () => undefined })

/** Spends a ticket. The house has committed itself before, and this page brings its part where it has not yet. */
async function spend(transactionId: string): Promise<Turned> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call(spinWheel, { transactionId })
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof CallError) || !/^seed\.(missing|stale)$/.test(error.code)) throw error
      await seeds.prepare()
    }
  }
}

/** The wheel and its button. It turns to where the server says; what came out is told when it stands still. */
export function Turning({ segments, turns, isDaily }: TurningProps) {
  const t = useText(texts)
  const isCalm = useCalm()
  const [angle, setAngle] = useState(0)
  const [turned, setTurned] = useState<Turned>()
  const { busy, problem, run } = useAction()
  const [next] = turns
  const spin = (): void =>
    void run(async () => {
      if (next === undefined) return
      setTurned(undefined)
      try {
        const came = await spend(next)
        setAngle((before) => angleOf(came.segment, segments.length, before))
        if (!isCalm) await pageWorld.wait(TURN_MS)
        setTurned(came)
      } finally {
        await readPromotionsAgain()
      }
    })
  const left = (
    <p className={shared.soft} data-turns={turns.length}>
      {turns.length === 0 ? t(isDaily ? 'tomorrow' : 'noTurns') : turns.length === 1 ? t('turn') : t('turns', { count: turns.length })}
    </p>
  )
  return (
    <div className={styles.turning}>
      <div className={styles.result} role="status">
        {turned ? <Came turned={turned} /> : left}
      </div>
      <div className={styles.stand}>
        <WheelDrawing segments={segments} angle={angle} won={turned?.segment} />
        <Button look="primary" className={styles.hub} busy={busy} disabled={next === undefined} onClick={spin}>
          {t('spin')}
        </Button>
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {turned && (
        <>
          {left}
          <Proof proof={turned.proof} />
        </>
      )}
    </div>
  )
}

/** What came out. It stands above the wheel, where it is seen also on a phone. */
function Came({ turned: { reward, isWaiting } }: { turned: Turned }) {
  const t = useText(texts)
  const say = useRewardWords()
  return (
    <p className={styles.came} data-reward={reward?.type ?? 'none'}>
      {reward ? t(isWaiting ? 'wonWaits' : 'won', { worth: say(reward) }) : t('wonNothing')}
    </p>
  )
}

function Proof({ proof: { seedId, nonce } }: Pick<Turned, 'proof'>) {
  const t = useText(texts)
  return (
    <p className={shared.soft}>
      {t('proof', { seed: seedId, nonce })}{' '}
      <a href={VERIFIER_PATH} target="_blank" rel="noopener noreferrer">
        {t('verifier')}
      </a>
    </p>
  )
}
