import { ROOM_TEXT_MAX, writeInLounge } from '@tucano/contract/chat'
import type { LotteryGame } from '@tucano/contract/lottery'
import type { Content } from '@tucano/lottery'
import { Link2, MessagesSquare, Share2 } from 'lucide-react'
import { useToastAction } from '#parts/use-toast-action'
import { call } from '#platform/call'
import { openModal } from '#platform/modals'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { Menu, MenuItem } from '#ui/menu'
import { toast } from '#ui/toast'
import { slipPath } from './shared-slip.ts'
import { texts } from './texts.ts'

interface ShareSlipProps {
  game: LotteryGame
  lines: readonly Content[]
  hasRoom: boolean
}

/** Ways to show a slip to others: its address, and the members' lounge. Whoever follows it has the same lines before them, and nothing is bet. */
export function ShareSlip({ game, lines, hasRoom }: ShareSlipProps) {
  const t = useText(texts)
  const { run } = useToastAction()
  const path = slipPath(game, lines)
  const send = (): void => {
    const url = location.origin + path
    if ('share' in navigator) return void navigator.share({ text: t('shareText', { game: game.gameName }), url }).catch(() => undefined)
    void (navigator as Navigator).clipboard.writeText(url).then(
      () => toast(t('shareCopied'), 'done'),
      () => undefined,
    )
  }
  const tell = (): void => {
    const text = t('shareInRoom', { game: game.gameName, slip: path })
    if (text.length > ROOM_TEXT_MAX) return toast(t('shareTooLong'), 'wrong')
    void run(async () => {
      await call(writeInLounge, { clientId: crypto.randomUUID(), text })
      openModal('chatRoomModal')
    }, t('sharedInRoom'))
  }
  if (!hasRoom)
    return (
      <IconButton label={t('share')} onClick={send}>
        <Share2 />
      </IconButton>
    )
  return (
    <Menu label={t('share')} button={<Share2 aria-hidden="true" />}>
      {(close) => (
        <>
          <MenuItem
            icon={<Link2 aria-hidden="true" />}
            onPress={() => {
              close()
              send()
            }}
          >
            {t('shareAddress')}
          </MenuItem>
          <MenuItem
            icon={<MessagesSquare aria-hidden="true" />}
            onPress={() => {
              close()
              tell()
            }}
          >
            {t('shareRoom')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
