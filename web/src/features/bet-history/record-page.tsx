import { type ComponentType, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Arriving } from '#parts/arriving'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { Tabs } from '#ui/tabs'
import { BetDetailView } from './bet-detail.tsx'
import type { BetTellings } from './bet-telling.ts'
import { BetsView } from './bets-view.tsx'
import type { Choice } from './filters.tsx'
import { periodOf } from '#platform/period'
import { texts } from './texts.ts'
import { useToday } from '#platform/use-today'

/** What other features bring to the record. */
interface RecordPageProps {
  tellings: BetTellings
  /** Where all rounds are verified at once. */
  check: ComponentType
}

/** Every bet of the member; one of them in full; and whether they were drawn as promised. */
export function RecordPage({ check: Check, tellings }: RecordPageProps) {
  const t = useText(texts)
  const today = useToday()
  const root = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<'bets' | 'check'>('bets')
  const [choice, setChoice] = useState<Choice>({ preset: 'days7', range: periodOf('days7', today), product: '', state: '' })
  const { opened, open, back } = useOpened(root)
  const views = (['bets', 'check'] as const).map((key) => ({ key, label: t(key) }))
  return (
    <div ref={root}>
      {opened === undefined ? (
        <Tabs label={t('views')} tabs={views} active={view} onChange={setView}>
          <Arriving fallback={<Skeleton height="320px" />}>
            {view === 'bets' ? <BetsView choice={choice} onChoose={setChoice} onOpen={open} /> : <Check />}
          </Arriving>
        </Tabs>
      ) : (
        <BetDetailView roundId={opened} onBack={back} tellings={tellings} />
      )}
    </div>
  )
}

const scrollerOf = (element: HTMLElement | null): HTMLElement | null | undefined => element?.closest<HTMLElement>('[data-page]')

/** Which bet is open. Back at the list, the member is where they were. */
function useOpened(root: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<string>()
  const left = useRef({ roundId: '', scrollTop: 0 })
  useLayoutEffect(() => {
    const { roundId, scrollTop } = left.current
    scrollerOf(root.current)?.scrollTo({ top: opened === undefined ? scrollTop : 0 })
    if (opened === undefined && roundId)
      root.current?.querySelector<HTMLElement>(`[data-bet="${roundId}"] button`)?.focus({ preventScroll: true })
  }, [root, opened])
  const open = (roundId: string): void => {
    left.current = { roundId, scrollTop: scrollerOf(root.current)?.scrollTop ?? 0 }
    setOpened(roundId)
  }
  return { opened, open, back: () => setOpened(undefined) }
}
