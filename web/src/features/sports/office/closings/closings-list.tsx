import { type SportsClosing, openSports } from '@tucano/contract/sports/office'
import { useState } from 'react'
import { ReasonWindow } from '#office/reason-window.tsx'
import { call } from '#platform/call'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import styles from '../office.module.css'
import { texts } from './texts.ts'
import { useClosingName } from './use-closing-name.ts'

interface ClosingsListProps {
  closings: readonly SportsClosing[]
  mayChange: boolean
  /** What a market is called, where that is known. */
  marketName?: (closing: SportsClosing) => string | undefined
}

/** What was closed, by whom and why, with the way to open it again. */
export function ClosingsList({ closings, mayChange, marketName }: ClosingsListProps) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const nameOf = useClosingName()
  const [opening, setOpening] = useState<SportsClosing>()
  return (
    <>
      <ul className={styles.list} aria-label={t('closings')}>
        {closings.map((closing) => {
          const name = nameOf(closing, marketName?.(closing))
          return (
            <li key={closing.closingId} className={styles.closing}>
              <span className={styles.what}>
                <span className={styles.named}>
                  <strong>{name}</strong> <Badge>{t(`kind_${closing.kind}`)}</Badge>
                </span>
                <span>{closing.reason}</span>
                <span className={styles.soft}>{t('since', { by: closing.by, at: moment(closing.at, timeZone) })}</span>
              </span>
              {mayChange && (
                <Button size="small" aria-label={`${t('open')}: ${name}`} onClick={() => setOpening(closing)}>
                  {t('open')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {opening && <OpenWindow closing={opening} name={nameOf(opening, marketName?.(opening))} close={() => setOpening(undefined)} />}
    </>
  )
}

function OpenWindow({ closing: { closingId }, name, close }: { closing: SportsClosing; name: string; close: () => void }) {
  const t = useText(texts)
  return (
    <ReasonWindow
      title={t('openTitle', { name })}
      text={t('openText')}
      label={t('open')}
      done={t('opened', { name })}
      act={(reason) => call(openSports, { closingId, reason })}
      close={close}
    />
  )
}
