import { listConfirmations, withdrawalChanged } from '@tucano/contract/withdrawals'
import { useQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { listen, watchConnection } from '#platform/live'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Note } from '#ui/note'
import { texts } from '../texts.ts'
import styles from './confirmation-watch.module.css'

/** On every page, while a payment waits for the member's word on whether it arrived. Who puts it off is not asked again about that one. */
export function ConfirmationWatch({ onAnswer }: { onAnswer: () => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const token = useSession((state) => state.token)
  const [later, setLater] = useState<readonly string[]>([])
  const { data } = useQuery({ queryKey: ['withdrawals', token, 'confirmations'], queryFn: () => call(listConfirmations, {}), staleTime: 0 })
  useEffect(() => {
    const again = (): void => void queries.invalidateQueries({ queryKey: ['withdrawals', token, 'confirmations'] })
    const stops = [listen(withdrawalChanged, again), watchConnection((connected) => connected && again())]
    return () => stops.forEach((stop) => stop())
  }, [token])
  const part = data?.list.flatMap(({ parts }) => parts).find(({ state, partId }) => state === 'paid' && !later.includes(partId))
  if (!part) return null
  const putOff = (): void => setLater([...later, part.partId])
  const answer = (): void => {
    putOff()
    onAnswer()
  }
  return (
    <aside className={styles.watch} data-confirmation={part.partId} role="status">
      <Note
        tone="beak"
        icon={<HandCoins />}
        title={t('waitingTitle', { amount: amount(part.amount) })}
        action={
          <span className={styles.actions}>
            <Button look="quiet" onClick={putOff}>
              {t('waitingLater')}
            </Button>
            <Button look="primary" onClick={answer}>
              {t('waitingOpen')}
            </Button>
          </span>
        }
      >
        {t('waitingText')}
      </Note>
    </aside>
  )
}
