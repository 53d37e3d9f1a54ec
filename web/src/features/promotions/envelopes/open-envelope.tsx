import { type Envelope, grabEnvelope } from '@tucano/contract/promotions'
import { useState } from 'react'
import { readPromotionsAgain } from '#parts/use-promotion-news'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { clockText, useLeft } from '#platform/clock'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { Button } from '#ui/button'
import { CopyButton } from '#ui/copy-button'
import { GoOn } from '#ui/go-on'
import { EnvelopeDrawing } from './envelope-drawing.tsx'
import styles from './envelopes.module.css'
import { Rain } from './rain.tsx'
import { texts } from './texts.ts'

/** An envelope that is open: it rains shares, and one press catches the member's own. */
export function OpenEnvelope({ envelope }: { envelope: Envelope }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const [grabbed, setGrabbed] = useState<string>()
  const leftMs = useLeft(envelope.closesAt)
  const { busy, problem, run } = useAction()
  const caught = envelope.caught ?? grabbed
  const { envelopeId, total, shares, sharesLeft, commitment } = envelope
  const canCatch = caught === undefined && sharesLeft > 0 && leftMs > 0
  const grab = (): void =>
    void run(async () => {
      try {
        setGrabbed((await call(grabEnvelope, { envelopeId })).amount)
      } finally {
        await readPromotionsAgain()
      }
    })
  const standing = canCatch ? 'open' : caught === undefined ? 'over' : 'caught'
  return (
    <GoOn at={standing}>
      <section className={styles.sky} data-envelope={standing} aria-label={t('open')}>
        {canCatch && <Rain onCatch={grab} />}
        <div className={styles.middle}>
          <div role="status">
            {caught !== undefined ? (
              <>
                <EnvelopeDrawing isOpen />
                <p>{t('caught')}</p>
                <p className={styles.clock} data-amount={caught}>
                  {amount(caught)}
                </p>
                <p>{t('caughtText')}</p>
              </>
            ) : !canCatch ? (
              <>
                <p className={styles.headline}>{t('over')}</p>
                <p>{t('overText')}</p>
              </>
            ) : (
              <p className={styles.headline}>{t('catchNow')}</p>
            )}
          </div>
          {canCatch && (
            <Button look="primary" size="large" busy={busy} onClick={grab}>
              {t('catch')}
            </Button>
          )}
          {problem !== undefined && canCatch && <p role="alert">{problem}</p>}
          <p className={styles.faint}>
            {t('inside', { total: amount(total), shares })} · {t('left', { left: sharesLeft })}
            {leftMs > 0 && (
              <>
                {' · '}
                {t('closesIn')} {clockText(leftMs)}
              </>
            )}
          </p>
          <p className={styles.commitment}>
            {t('commitmentNow', { digest: `${commitment.slice(0, 12)}…` })}
            <CopyButton text={commitment} label={t('copyCommitment')} doneLabel={t('copied')} />
          </p>
        </div>
      </section>
    </GoOn>
  )
}
