import { pages } from '@tucano/contract/pages'
import { useLocation } from 'wouter'
import { DrawnState } from '#parts/drawn-state'
import { useStanding } from '#platform/standing'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { useMomentText } from './moment-text.ts'
import { texts } from './texts.ts'

interface ClosedNoteProps {
  /** What somebody came for. */
  what: 'Play' | 'Deposit' | 'Place'
  level: 'h1' | 'h4'
  onWithdraw: () => void
  onService: () => void
  /** Whatever this stands in, it makes way for the limits. */
  onLeave?: () => void
}

/** Where play, deposits or anything else is closed to the member: until when, why, and what stays open. */
export function ClosedNote({ what, level, onWithdraw, onService, onLeave }: ClosedNoteProps) {
  const t = useText(texts)
  const when = useMomentText()
  const [, navigate] = useLocation()
  const closed = useStanding((state) => state.closed)
  const actions = (
    <>
      <Button look="primary" onClick={onWithdraw}>
        {t('closedWithdraw')}
      </Button>
      <Button
        onClick={() => {
          onLeave?.()
          navigate(pages.limits.path)
        }}
      >
        {t('closedMore')}
      </Button>
      <Button look="quiet" onClick={onService}>
        {t('closedService')}
      </Button>
    </>
  )
  return (
    <DrawnState drawing="lock" title={t(`closed${what}Title`)} level={level} page={level === 'h1'} actions={actions}>
      {closed && (
        <p>
          <strong>{t(closed.why === 'pause' ? 'pausedUntil' : 'excludedUntil', { until: when(closed.until) })}</strong>
        </p>
      )}
      <p>{t('closedWhat')}</p>
    </DrawnState>
  )
}
