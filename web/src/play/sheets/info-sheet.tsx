import { ShieldCheck } from 'lucide-react'
import { useLanguage } from '#platform/language'
import { number, percent } from '#platform/format'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Sheet } from '#ui/sheet'
import type { SheetName } from '../frame/actions.ts'
import { useMoney, useGameContext } from '../session/game-context.ts'
import { Figures, FiguresText } from './figures.tsx'
import { texts } from '../texts.ts'
import styles from './sheets.module.css'

interface SheetProps {
  close: () => void
  open: (name: SheetName) => void
}

/** All that a game is, from the data that decides it: pay table, features, return, limits, proof. */
export function InfoSheet({ close, open }: SheetProps) {
  const t = useText(texts)
  const w = useText(words)
  const { session, engine } = useGameContext()
  const { game } = session
  return (
    <Sheet title={t('info')} closeLabel={w('close')} onClose={close}>
      <div className={styles.sheet}>
        <engine.Rules game={game} />
        <Facts />
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('proof')}</h3>
          <p className={styles.words}>{t('proofText')}</p>
          <p className={styles.caption}>{t('maths')}</p>
          <code className={styles.code}>{game.maths}</code>
          <Button icon={<ShieldCheck />} onClick={() => open('fairness')}>
            {t('seeProof')}
          </Button>
        </section>
      </div>
    </Sheet>
  )
}

/** A hundred of the currency. */
const EXAMPLE = 10_000n

function Facts() {
  const t = useText(texts)
  const money = useMoney()
  const language = useLanguage((state) => state.language)
  const { session, engine } = useGameContext()
  const { game } = session
  const { Way } = engine
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('facts')}</h3>
      <dl className={styles.facts}>
        {game.returns.map(({ way, rtp }, place) => (
          <div key={way}>
            <dt>{Way && game.returns.length > 1 ? <Way game={game} way={way} /> : t('return')}</dt>
            <dd data-rtp={place === 0 ? '' : undefined}>{percent(rtp, language)}</dd>
          </div>
        ))}
        <Figures />
        <div>
          <dt>{t('largest')}</dt>
          <dd>{t('largestTimes', { times: number(game.maxWin, language) })}</dd>
        </div>
        <div>
          <dt>{t('limits')}</dt>
          <dd>{t('limitsTo', { min: money(BigInt(game.stakes.min)), max: money(BigInt(game.stakes.max)) })}</dd>
        </div>
        <div>
          <dt>{t('studio')}</dt>
          <dd>{game.vendor}</dd>
        </div>
      </dl>
      <FiguresText />
      <p className={styles.small}>{t('returnText', { amount: money(EXAMPLE) })}</p>
      {game.jackpotBp !== null && (
        <p className={styles.small}>
          <strong>{t('jackpotShare')}.</strong> {t('jackpotShareText', { rate: percent(game.jackpotBp, language) })}
        </p>
      )}
    </section>
  )
}
