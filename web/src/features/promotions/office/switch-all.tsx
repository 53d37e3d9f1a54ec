import { switchPromotions } from '@tucano/contract/promotions/office'
import { Power } from 'lucide-react'
import { useState } from 'react'
import { ReasonWindow } from '#office/reason-window.tsx'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Note } from '#ui/note'
import styles from './office.module.css'
import { texts } from './texts.ts'

/** The switch for all promotions: that they are off is said first. */
export function SwitchAll({ isOff, mayChange }: { isOff: boolean; mayChange: boolean }) {
  const t = useText(texts)
  const [asking, setAsking] = useState(false)
  const to = isOff ? 'switchOn' : 'switchOff'
  const button = mayChange && (
    <Button className={styles.all} size="small" look={isOff ? 'primary' : 'secondary'} icon={<Power />} onClick={() => setAsking(true)}>
      {t(to)}
    </Button>
  )
  return (
    <>
      {isOff ? (
        <Note icon={<Power />} tone="alarm" name="all-off" title={t('allOff')} action={button}>
          {t('allOffText')}
        </Note>
      ) : (
        button
      )}
      {asking && (
        <ReasonWindow
          title={t(`${to}Title`)}
          text={t(`${to}Text`)}
          label={t(to)}
          done={t(isOff ? 'switchedOn' : 'switchedOff')}
          act={(reason) => call(switchPromotions, { isOff: !isOff, reason })}
          close={() => setAsking(false)}
        />
      )}
    </>
  )
}
