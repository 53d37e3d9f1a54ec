import { FastForward } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#platform/text'
import type { MainAction } from '../frame/actions.ts'
import { useGameSession } from '../session/game-context.ts'
import { texts } from '../texts.ts'

interface Main {
  label: string
  icon: ReactNode
  isPlayable: boolean
  play: () => void
  hurry: () => void
}

/** The large button of a table: it plays, and lets what is being shown be over at once. */
export function useMain({ label, icon, isPlayable, play, hurry }: Main): MainAction {
  const t = useText(texts)
  const isShowing = useGameSession(({ phase }) => phase === 'showing')
  if (isShowing) return { label: t('hurry'), icon: <FastForward aria-hidden="true" />, onPress: hurry }
  return { label, icon, isDisabled: !isPlayable, onPress: play }
}
