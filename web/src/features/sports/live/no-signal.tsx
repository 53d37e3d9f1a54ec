import { Unplug } from 'lucide-react'
import { useText } from '#platform/text'
import { Note } from '#ui/note'
import { useSignal } from './signal.ts'
import { texts } from './texts.ts'

interface NoSignalProps {
  /** Only where it is about what is shown: matches that are played, or those to come. */
  of?: 'live' | 'before' | undefined
}

/** Said while nobody tells odds, and gone by itself when somebody does again. */
export function NoSignal({ of }: NoSignalProps) {
  const t = useText(texts)
  const { live, before } = useSignal()
  if (live && before) return null
  if ((of === 'live' && live) || (of === 'before' && before)) return null
  const missing = live ? 'before' : before ? 'live' : 'all'
  return (
    <div role="status" data-no-signal={missing}>
      <Note icon={<Unplug />} tone="beak" title={t(`noSignal_${missing}`)}>
        {t(`noSignalText_${missing}`)}
      </Note>
    </div>
  )
}
