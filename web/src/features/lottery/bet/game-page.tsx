import { shapes } from '@tucano/lottery'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { CallError } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { nearOf, useLotteryNews } from '../queries.ts'
import { BetDesk } from './bet-desk.tsx'
import styles from './game-page.module.css'
import { texts } from './texts.ts'

interface GamePageProps {
  onDeposit: () => void
  onRecord: () => void
  /** Where all lotteries are. */
  lobby: string
}

/** `/lottery?gameCode=…`: a lottery, to look at and to bet on. */
export function LotteryGamePage(props: GamePageProps) {
  const t = useText(texts)
  const w = useText(words)
  const say = useErrorText()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const gameCode = search.get('gameCode') ?? ''
  const { data: near, error, refetch } = useQuery(nearOf(gameCode))
  useLotteryNews()
  const lobby = <Button onClick={() => navigate(props.lobby)}>{t('lobby')}</Button>
  if (!near && error) {
    const isUnknown = error instanceof CallError && (error.code === 'game.unknown' || error.code === 'request.invalid')
    return (
      <DrawnState
        drawing={isUnknown ? 'lost' : 'offline'}
        title={t(isUnknown ? 'noSuchGame' : 'failed')}
        level="h1"
        page
        actions={
          <>
            {!isUnknown && <Button onClick={() => void refetch()}>{w('retry')}</Button>}
            {lobby}
          </>
        }
      >
        {isUnknown ? t('noSuchGameText') : say(error)}
      </DrawnState>
    )
  }
  if (!near) return <Waiting />
  const shape = shapes.get(near.game.shape)
  if (!shape)
    return (
      <DrawnState
        drawing="maintenance"
        title={t('olderPage')}
        level="h1"
        page
        actions={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
      >
        {t('olderPageText')}
      </DrawnState>
    )
  return <BetDesk key={gameCode} {...props} near={near} shape={shape} readAgain={() => void refetch()} />
}

/** What stands there until the game comes, in its shape. */
function Waiting() {
  const w = useText(words)
  return (
    <div className={styles.page} role="status" aria-label={w('loading')}>
      <Skeleton height="76px" />
      <div className={styles.columns}>
        <div className={styles.left}>
          <Skeleton height="268px" />
          <Skeleton height="480px" />
        </div>
        <Skeleton height="520px" />
      </div>
    </div>
  )
}
