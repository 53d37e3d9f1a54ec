import { Clock, ClockAlert } from 'lucide-react'
import { type Text, useText } from '#platform/text'
import { Badge } from '#ui/card'
import { type Texts, texts } from './texts.ts'

const MINUTE_MS = 60_000
/** Withdrawals are to be paid within two hours; the last half hour is a warning. */
const DEADLINE_MINUTES = 120
const WARNING_MINUTES = 90

const minutesOf = (ms: number): number => Math.max(0, Math.floor(ms / MINUTE_MS))

/** How long ago something was, in words. */
function tellSince(t: Text<Texts>, minutes: number): string {
  if (minutes < 1) return t('now')
  if (minutes < 60) return t('minutes', { minutes })
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return t('hours', { hours, minutes: String(minutes % 60).padStart(2, '0') })
  return t('days', { days: Math.floor(hours / 24), hours: hours % 24 })
}

interface WaitingTimeProps {
  since: number
  now: number
  /** It has to be done within two hours. */
  due?: boolean
}

/** How long somebody has waited; where there is a deadline, how near it is. */
export function WaitingTime({ since, now, due = false }: WaitingTimeProps) {
  const t = useText(texts)
  const minutes = minutesOf(now - since)
  const tone = !due || minutes < WARNING_MINUTES ? 'plain' : minutes < DEADLINE_MINUTES ? 'beak' : 'alarm'
  const Icon = tone === 'plain' ? Clock : ClockAlert
  const text =
    tone === 'alarm'
      ? t('overdue', { since: tellSince(t, minutes - DEADLINE_MINUTES) })
      : tone === 'beak'
        ? t('left', { minutes: DEADLINE_MINUTES - minutes })
        : tellSince(t, minutes)
  return (
    <Badge tone={tone}>
      <Icon size={14} aria-hidden="true" /> {text}
    </Badge>
  )
}
