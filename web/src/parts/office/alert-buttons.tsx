import { Bell, BellOff, Volume2, VolumeX } from 'lucide-react'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { toast } from '#ui/toast'
import { setDesktop, setSound, useAlerts } from './alerts.ts'
import { texts } from './texts.ts'

/** Sound and notices of the computer for what arrives: off until they are asked for. */
export function AlertButtons() {
  const t = useText(texts)
  const { sound, desktop } = useAlerts()
  const ask = async (): Promise<void> => {
    if (!(await setDesktop(!desktop))) toast(t('alertRefused'))
  }
  return (
    <>
      <IconButton label={t('alertSound')} aria-pressed={sound} onClick={() => setSound(!sound)}>
        {sound ? <Volume2 /> : <VolumeX />}
      </IconButton>
      <IconButton label={t('alertDesktop')} aria-pressed={desktop} onClick={() => void ask()}>
        {desktop ? <Bell /> : <BellOff />}
      </IconButton>
    </>
  )
}
