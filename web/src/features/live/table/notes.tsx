import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { sitHere } from '../room/rooms.ts'
import styles from './desk.module.css'
import { texts } from './texts.ts'

/** Why something was not taken. */
export const Refusal = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={styles.refusal} role="alert">
      {text}
    </p>
  ) : null

/** Another page of the member has the seat. */
export function Elsewhere({ room }: { room: string }) {
  const t = useText(texts)
  return (
    <div className={styles.veil} role="alert">
      <strong>{t('elsewhere')}</strong>
      <p>{t('elsewhereText')}</p>
      <Button look="primary" onClick={() => sitHere(room)}>
        {t('sitHere')}
      </Button>
    </div>
  )
}
