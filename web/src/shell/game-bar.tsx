import type { Game } from '@tucano/contract/lobby'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { Gamepad2, WalletCards } from 'lucide-react'
import { useToastAction } from '#parts/use-toast-action'
import { openDynamicModal } from '#platform/modals'
import { useProtected } from '#platform/protect'
import { useSession } from '#platform/session'
import { useFlag } from '#platform/site'
import { useStanding } from '#platform/standing'
import { useText } from '#platform/text'
import { enterFor } from '#platform/wanted'
import { words } from '#platform/words'
import { Button, IconButton } from '#ui/button'
import { Modal } from '#ui/modal'
import { GameTools } from '../features/lobby/game-tools.tsx'
import { usePhone } from '../ui/use-media.ts'
import { openCentre } from './centres.ts'
import { texts } from './member-texts.ts'

interface GameBarProps {
  game: Game
  /** It is played in the page itself, and so for play money too. */
  isOwn: boolean
}

/** What the bar over an open game has besides its name: favourite, games like it, play money or the login, and the deposit. */
export function GameBar({ game, isOwn }: GameBarProps) {
  const isTrial = useSession(({ member }) => member?.type === TRIAL_TYPE)
  const hasTrial = useFlag('FREEPLAY3')
  return (
    <>
      <GameTools game={game} />
      {isTrial ? <LoginButton /> : <MemberButtons hasTrial={hasTrial && isOwn} />}
    </>
  )
}

/** For whoever plays a demonstration and has an account. The offer of one stands beside it, whatever is open. */
function LoginButton() {
  const t = useText(texts)
  const phone = usePhone()
  if (phone) return null
  return (
    <Button size="small" onClick={() => enterFor(location.pathname + location.search)}>
      {t('login')}
    </Button>
  )
}

function MemberButtons({ hasTrial }: { hasTrial: boolean }) {
  const t = useText(texts)
  const phone = usePhone()
  const protect = useProtected()
  const closed = useStanding((state) => state.closed !== null)
  const ask = (): void => openDynamicModal(({ close }) => <TrialDialog close={close} />)
  const deposit = (): void => protect(() => openCentre('member', 'depositv2'))
  return (
    <>
      {hasTrial &&
        (phone ? (
          <IconButton label={t('playFree')} onClick={ask}>
            <Gamepad2 />
          </IconButton>
        ) : (
          <Button icon={<Gamepad2 aria-hidden="true" />} onClick={ask}>
            {t('playFree')}
          </Button>
        ))}
      {/* Whoever has closed play is not invited. */}
      {!closed &&
        (phone ? (
          <IconButton label={t('deposit')} onClick={deposit}>
            <WalletCards />
          </IconButton>
        ) : (
          <Button look="primary" icon={<WalletCards aria-hidden="true" />} onClick={deposit}>
            {t('deposit')}
          </Button>
        ))}
    </>
  )
}

/** Play money is another account: the member hears first that this ends the session. */
function TrialDialog({ close }: { close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const { run } = useToastAction()
  const change = async (): Promise<void> => {
    close()
    await run(async () => {
      const { playAsTrial } = await import('../features/session/play-as-trial.ts')
      await playAsTrial()
    })
  }
  const buttons = [
    { key: 'CANCEL', label: w('cancel'), onPress: close },
    { key: 'CONFIRM', label: t('playFree'), isDefault: true, onPress: () => void change() },
  ]
  return (
    <Modal title={t('playFreeTitle')} closeLabel={w('close')} onClose={close} buttons={buttons}>
      {t('playFreeText')}
    </Modal>
  )
}
