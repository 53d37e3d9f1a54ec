import { pages } from '@tucano/contract/pages'
import { type OwnPromotion, claimPromotion, joinPromotion } from '@tucano/contract/promotions'
import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { useToastAction } from '#parts/use-toast-action'
import { call } from '#platform/call'
import { useProtected } from '#platform/protect'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { ApplyWindow } from './apply/apply-window.tsx'
import { CodeWindow } from './code-window.tsx'
import { wheelPath } from './paths.ts'
import type { Shown } from './standing.ts'
import { refreshPromotions } from './start-promotions.ts'
import { texts } from './texts.ts'
import type { Ways } from './ways.ts'

interface ActButtonProps {
  promotion: Shown
  ways: Ways
  size?: ComponentProps<typeof Button>['size']
}

/** The one thing that can be done about a promotion now; nothing where there is none. */
export function ActButton({ promotion, ways, size = 'medium' }: ActButtonProps) {
  const t = useText(texts)
  const protect = useProtected()
  const { act, status } = promotion
  if (status === undefined) {
    return (
      <Button
        look={size === 'large' ? 'primary' : 'secondary'}
        size={size}
        aria-label={`${t('act_enter')}: ${promotion.title}`}
        onClick={() => protect(() => undefined)}
      >
        {t('act_enter')}
      </Button>
    )
  }
  if (!act) return null
  return <Act own={promotion as OwnPromotion} act={act} ways={ways} size={size} />
}

interface ActProps {
  own: OwnPromotion
  act: NonNullable<OwnPromotion['act']>
  ways: Ways
  size: ComponentProps<typeof Button>['size']
}

/** What leads elsewhere, and is not what the promotion is about. */
const QUIET: readonly OwnPromotion['act'][] = ['play', 'code', 'invite']

/** Among many only what was earned stands out; alone, whatever can be done. */
const lookOf = ({ status }: OwnPromotion, act: OwnPromotion['act'], isAlone: boolean): 'primary' | 'secondary' =>
  act === 'claim' || (isAlone && !QUIET.includes(act) && status !== 'rejected') ? 'primary' : 'secondary'

/** Whoever has pressed what is gone then goes on where it was. */
function keepFocus(place: Element | null): void {
  if (document.activeElement === document.body || document.activeElement === null)
    place?.querySelector<HTMLElement>('button:enabled, a[href]')?.focus({ preventScroll: true })
}

function Act({ own, act, ways, size = 'medium' }: ActProps) {
  const t = useText(texts)
  const say = useRewardWords()
  const [, navigate] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const { busy, run } = useToastAction()
  const { promotionId, period, reward } = own
  const pressed = useRef<Element | null>(null)
  // What comes of a press may be drawn later than it is answered: the button goes then.
  useEffect(() => () => keepFocus(pressed.current), [])
  const then = (work: () => Promise<unknown>, done: string) => (event: MouseEvent<HTMLElement>) =>
    void press(work, done, event.currentTarget.closest('[data-promotion]'))
  const press = async (work: () => Promise<unknown>, done: string, place: Element | null): Promise<void> => {
    pressed.current = place
    await run(work, done)
    // Also after a refusal: it may say that something is no longer as it was shown.
    await refreshPromotions()
    keepFocus(place)
  }
  const open = (): void => setOpen(true)
  const close = (): void => setOpen(false)
  const acts: Record<ActProps['act'], (event: MouseEvent<HTMLElement>) => void> = {
    join: then(() => call(joinPromotion, { promotionId }), t('joined')),
    checkIn: then(() => call(joinPromotion, { promotionId }), t('checkedIn')),
    claim: then(() => call(claimPromotion, { promotionId, period }), reward ? t('taken', { reward: say(reward) }) : t('takenPlain')),
    apply: open,
    code: open,
    spin: () => navigate(wheelPath(promotionId)),
    grab: () => navigate(pages.redEnvelope.path),
    deposit: ways.onDeposit,
    play: ways.onPlay,
    invite: ways.onInvite,
  }
  // Whoever was turned down asks again.
  const label = t(act === 'apply' && own.status === 'rejected' ? 'act_again' : `act_${act}`)
  return (
    <>
      <Button
        look={lookOf(own, act, size === 'large')}
        size={size}
        busy={busy}
        data-act={act}
        aria-label={`${label}: ${own.title}`}
        onClick={acts[act]}
      >
        {label}
      </Button>
      {isOpen && act === 'apply' && <ApplyWindow promotion={own} close={close} />}
      {isOpen && act === 'code' && <CodeWindow close={close} />}
    </>
  )
}
