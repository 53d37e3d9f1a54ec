import { type OfficeRound, askTableVoid } from '@tucano/contract/live/office'
import { useRef, useState } from 'react'
import { ReasonWindow } from '#office/reason-window.tsx'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from './office.module.css'
import type { FoundTable } from './table-detail.tsx'
import { texts } from './texts.ts'
import { ROUND_TONES } from './tones.ts'
import { useTableWords } from './use-result-name.ts'

interface RoundsCardProps {
  found: FoundTable
  mayChange: boolean
  onSee: (drawId: string) => void
}

/** The last rounds of a table; any of them can be asked to be void. */
export function RoundsCard({ found: { table, rounds }, mayChange, onSee }: RoundsCardProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { resultName } = useTableWords(table.kind)
  const [voiding, setVoiding] = useState<OfficeRound>()
  return (
    <SectionCard title={t('rounds')} {...(rounds.length === 0 && { text: t('roundsNone') })}>
      <div className={styles.inside}>
        <ul className={styles.list} aria-label={t('rounds')}>
          {rounds.map((round) => (
            <li key={round.drawId} className={styles.item} data-round={round.round}>
              <span className={styles.line}>
                <strong>{t('roundOf', { round: round.round })}</strong>
                <Badge tone={ROUND_TONES[round.state]}>{t(`state_${round.state}`)}</Badge>
              </span>
              {round.result !== null && <span>{resultName(round.result)}</span>}
              <span className={styles.soft}>
                {round.bets === 0
                  ? t('roundEmpty')
                  : t('roundSold', { people: round.members, bets: round.bets, staked: amount(round.staked), paid: amount(round.paid) })}
              </span>
              <WhyVoid round={round} />
              <span className={styles.actions}>
                <Button size="small" look="quiet" aria-label={t('seeRound', { round: round.round })} onClick={() => onSee(round.drawId)}>
                  {t('see')}
                </Button>
                {mayChange && round.state !== 'void' && (
                  <Button size="small" look="quiet" aria-label={t('voidRound', { round: round.round })} onClick={() => setVoiding(round)}>
                    {t('voidIt')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {voiding && <VoidWindow table={table} round={voiding} close={() => setVoiding(undefined)} />}
    </SectionCard>
  )
}

const CODES = ['beacon.missing', 'beacon.early', 'sealed.late'] as const

/** Why a round is void: what operators have written, or what kept it from being drawn fairly. */
function WhyVoid({ round: { voidCode, voidReason } }: { round: OfficeRound }) {
  const t = useText(texts)
  const code = CODES.find((one) => one === voidCode)
  const why = voidReason ?? (code && t(`void_${code}`))
  return why === undefined ? null : <span className={styles.soft}>{t('because', { why })}</span>
}

function VoidWindow({ table, round, close }: { table: FoundTable['table']; round: OfficeRound; close: () => void }) {
  const t = useText(texts)
  // Asked again after a lost answer it is the same request.
  const voidId = useRef(crypto.randomUUID())
  return (
    <ReasonWindow
      title={t('voidTitle', { round: round.round, table: table.name })}
      text={t(round.state === 'over' ? 'voidTextAfter' : 'voidTextBefore')}
      label={t('voidIt')}
      done={t('voidAsked')}
      hint={t('voidHint')}
      act={(reason) => call(askTableVoid, { voidId: voidId.current, drawId: round.drawId, reason })}
      close={close}
    />
  )
}
