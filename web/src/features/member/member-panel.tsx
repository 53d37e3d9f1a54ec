import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { Arriving } from '#parts/arriving'
import { loadMember, useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { RailPanel } from '#ui/rail-panel'
import { type EntryKey, FIRST_ENTRY } from './entries.ts'
import { MemberRail } from './member-rail.tsx'
import { SecurityPage } from './security-page.tsx'
import { texts } from './texts.ts'
import { usePhone } from '../../ui/use-media.ts'

/** What a page of the centre can do with the centre. */
export interface MemberPageProps {
  goTo: (entry: EntryKey) => void
}
type Page = ComponentType<MemberPageProps>

/** Pages that other features bring; the account's own is this feature's. */
export type MemberPages = Record<Exclude<EntryKey, 'securityCenter'>, Page>

interface MemberPanelProps {
  close: () => void
  pages: MemberPages
  /** Which page shows first; without one a phone shows the list. */
  page?: EntryKey | undefined
  /** What other features say on the account's own page. */
  more?: ReactNode
}

/** The personal centre: one page at a time, beside the list of all of them. */
export function MemberPanel({ close, pages, page, more }: MemberPanelProps) {
  const t = useText(texts)
  const narrow = usePhone()
  const [chosen, setChosen] = useState(page)
  const rail = useRef<HTMLDivElement>(null)
  const left = useRef<EntryKey>(undefined)
  const key = chosen ?? FIRST_ENTRY
  useKnownMember()
  const back = (): void => {
    left.current = chosen
    setChosen(undefined)
  }
  // Back at the list of a phone, the focus is where it was before.
  useEffect(() => {
    if (chosen === undefined && left.current) rail.current?.querySelector<HTMLElement>(`[data-entry="${left.current}"]`)?.focus()
  }, [chosen])
  const listed = narrow && chosen === undefined
  const Page = key === 'securityCenter' ? undefined : pages[key]
  const shown = Page ? <Page goTo={setChosen} /> : <SecurityPage more={more} />
  return (
    <RailPanel
      title={t('title')}
      closeLabel={t('close')}
      onClose={close}
      view={listed ? 'rail' : 'page'}
      page={{ key, title: t(key) }}
      back={{ label: t('back'), onPress: back }}
      rail={<MemberRail ref={rail} active={listed ? undefined : key} onChoose={setChosen} />}
    >
      {!listed && <Arriving fallback={<Skeleton height="320px" />}>{shown}</Arriving>}
    </RailPanel>
  )
}

/** Who is here is read when the page starts; where that failed, it is asked for again. */
function useKnownMember(): void {
  const known = useSession(({ member }) => member !== undefined)
  useEffect(() => {
    if (!known) void loadMember().catch(() => undefined)
  }, [known])
}
