import type { Deposit } from '@tucano/contract/deposits'
import { Check, Copy, ExternalLink, Timer } from 'lucide-react'
import { useAmounts } from '#platform/amounts'
import { clockText } from '#platform/clock'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { QrCode } from '#ui/qr-code'
import { SectionCard } from '#ui/section-card'
import { Spinner } from '#ui/spinner'
import { useCopy } from '../../ui/use-copy.ts'
import { CancelDeposit } from './cancel-deposit.tsx'
import styles from './pix-charge.module.css'
import { texts } from './texts.ts'

/** What the member's bank reads, for as long as it can be paid. */
export function PixCharge({ deposit, left }: { deposit: Deposit; left: number }) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const { brCode, payUrl } = deposit
  const amount = shown(deposit.amount)
  if (brCode === null)
    return (
      <SectionCard title={t('making')} text={t('makingText')}>
        <div className={styles.making} role="status" data-deposit="asked">
          <Spinner />
        </div>
      </SectionCard>
    )
  return (
    <SectionCard title={t('payTitle', { amount })} text={t('payText')}>
      <div className={styles.charge} data-deposit="open">
        <div className={styles.code}>
          <QrCode text={brCode} label={t('qr', { amount })} size={232} margin={16} />
          <p className={styles.clock} role="timer">
            <Timer aria-hidden="true" /> {t('timeLeft')} <strong>{clockText(left)}</strong>
          </p>
        </div>
        <div className={styles.side}>
          <CopyPaste brCode={brCode} />
          {payUrl && (
            <div className={styles.sandbox}>
              <a href={payUrl} target="_blank" rel="noopener noreferrer">
                <ExternalLink aria-hidden="true" />
                {t('sandbox')}
              </a>
              <p>{t('sandboxText')}</p>
            </div>
          )}
          <p className={styles.waiting} role="status">
            <Spinner /> {t('waiting')}
          </p>
          <CancelDeposit deposit={deposit} />
        </div>
      </div>
    </SectionCard>
  )
}

function CopyPaste({ brCode }: { brCode: string }) {
  const t = useText(texts)
  const { copied, copy } = useCopy(brCode)
  return (
    <div className={styles.paste}>
      <p className={styles.label}>{t('copyPaste')}</p>
      <code className={styles.text} data-code>
        {brCode}
      </code>
      <Button look="primary" wide icon={copied ? <Check /> : <Copy />} onClick={copy}>
        {copied ? t('copied') : t('copy')}
      </Button>
      <span className="sr-only" role="status">
        {copied && t('copied')}
      </span>
    </div>
  )
}
