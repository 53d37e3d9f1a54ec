import { sendLotteryNumber } from '@tucano/contract/lottery'
import { useQuery } from '@tanstack/react-query'
import { Dices } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Loaded } from '#parts/loaded'
import { call } from '#platform/call'
import { number as written } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { useAction } from '#platform/use-action'
import { uuid7 } from '#platform/uuid'
import { enterFor } from '#platform/wanted'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { TextField } from '#ui/field'
import { Figures } from '#ui/figures'
import { toast } from '#ui/toast'
import { pageChance } from '../bet/chance.ts'
import { drawNow } from '../draw-clock.ts'
import { type Near, sentNumbers } from '../queries.ts'
import styles from './numbers.module.css'
import { texts } from './texts.ts'

const DIGITS = 5
/** Others send as well: their numbers are read so often while somebody looks. */
const AGAIN_MS = 5000

/** Numbers that members send into the draw of now: how many, whose, and a field for one's own. */
export function Numbers({ near }: { near: Near }) {
  const t = useText(texts)
  const { gameCode } = near.game
  const numero = near.currentNumero?.numero
  if (numero === undefined || near.game.state === 'closed') return <p className={styles.soft}>{t('noDraw')}</p>
  return <OfDraw gameCode={gameCode} numero={numero} />
}

function OfDraw({ gameCode, numero }: { gameCode: string; numero: string }) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const query = useQuery({ ...sentNumbers(gameCode, numero), refetchInterval: AGAIN_MS })
  const { count = 0, least = 20 } = query.data ?? {}
  return (
    <div className={styles.numbers} data-numbers={count}>
      <p className={styles.soft}>{t('text')}</p>
      <Figures
        label={t('count')}
        figures={[
          { key: 'count', title: t('count'), value: written(count, language) },
          { key: 'least', title: t('least'), value: written(least, language) },
        ]}
      />
      <p role="status">{count >= least ? t('enough') : t('notEnough', { count: least - count })}</p>
      <Send gameCode={gameCode} numero={numero} onSent={() => void query.refetch()} />
      <Loaded
        query={{ ...query, data: query.data?.list }}
        skeleton={<Skeleton height="120px" />}
        failedTitle={t('failed')}
        empty={{ title: t('none'), text: t('noneText') }}
        level="h3"
        small
      >
        {(list) => (
          <ol className={styles.list}>
            {list.map(({ place, number, by, isOwn }) => (
              <li key={place} data-own={isOwn || undefined}>
                <small>{t('place', { place })}</small>
                <strong>{number}</strong>
                <span>{isOwn ? t('you') : by}</span>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </div>
  )
}

function Send({ gameCode, numero, onSent }: { gameCode: string; numero: string; onSent: () => void }) {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const [number, setNumber] = useState('')
  const { busy, problem, run, tell } = useAction()
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (!token) return enterFor(location.pathname + location.search)
    if (number.length !== DIGITS) return tell(t('wrong'))
    void run(async () => {
      await call(sendLotteryNumber, { id: uuid7(Math.round(drawNow())), gameId: gameCode, numero, number })
      toast(t('sent', { number }), 'done')
      setNumber('')
      onSent()
    })
  }
  return (
    <form className={styles.send} noValidate onSubmit={send}>
      <TextField
        label={t('number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={DIGITS}
        value={number}
        error={problem}
        onChange={({ target }) => setNumber(target.value.replaceAll(/\D/g, ''))}
      />
      <Button icon={<Dices />} onClick={() => setNumber(String(pageChance().below(10 ** DIGITS)).padStart(DIGITS, '0'))}>
        {t('any')}
      </Button>
      <Button type="submit" look="primary" busy={busy}>
        {token ? t('send') : t('signIn')}
      </Button>
    </form>
  )
}
