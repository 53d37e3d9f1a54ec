import type { AgentMenuItem, AgentPage } from '@tucano/contract/agents'
import { useEffect, useRef, useState } from 'react'
import { Arriving } from '#parts/arriving'
import { DrawnState } from '#parts/drawn-state'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { Panel } from '#ui/panel'
import { RailPanel } from '#ui/rail-panel'
import { usePhone } from '../../ui/use-media.ts'
import { type AgentPageProps, AgreementPage, agentPages, ofAgreements } from './agent-pages.ts'
import { AgentRail } from './agent-rail.tsx'
import { FIRST_PAGE } from './entries.ts'
import type { Somebody } from './parts/find-field.tsx'
import { useMenu } from './queries.ts'
import { texts } from './texts.ts'

interface AgentPanelProps {
  close: () => void
  /** Which page shows first, if this agent has it. */
  page?: AgentPage | undefined
  onPaymentPassword: () => void
}

/** The agents' centre. Until it is known which pages this agent has, there is nothing to see. */
export function AgentPanel({ close, page, onPaymentPassword }: AgentPanelProps) {
  const t = useText(texts)
  const w = useText(words)
  const say = useErrorText()
  const { data: menu, error, refetch } = useMenu()
  if (menu) return <Centre menu={menu} close={close} page={page} onPaymentPassword={onPaymentPassword} />
  if (!error) return null
  return (
    <Panel title={t('title')} closeLabel={t('close')} onClose={close}>
      <DrawnState drawing="offline" title={t('failed')} level="h3" actions={<Button onClick={() => void refetch()}>{w('retry')}</Button>}>
        {say(error)}
      </DrawnState>
    </Panel>
  )
}

/** One page at a time, beside the list of all of them; on a phone the two take turns. */
function Centre({ menu, close, page: first, onPaymentPassword }: AgentPanelProps & { menu: readonly AgentMenuItem[] }) {
  const t = useText(texts)
  const narrow = usePhone()
  const [chosen, setChosen] = useState<{ page: AgentPage; about: Somebody | undefined } | undefined>(
    menu.some(({ name }) => name === first) ? { page: first!, about: undefined } : undefined,
  )
  const rail = useRef<HTMLDivElement>(null)
  const left = useRef<AgentPage>(undefined)
  // Back at the list of a phone, the focus is where it was before.
  useEffect(() => {
    if (chosen === undefined && left.current) rail.current?.querySelector<HTMLElement>(`[data-entry="${left.current}"]`)?.focus()
  }, [chosen])
  const page = chosen?.page ?? FIRST_PAGE
  const listed = narrow && chosen === undefined
  const goTo = (to: AgentPage, about?: Somebody): void => setChosen({ page: to, about })
  const back = (): void => {
    left.current = chosen?.page
    setChosen(undefined)
  }
  return (
    <RailPanel
      title={t('title')}
      closeLabel={t('close')}
      onClose={close}
      view={listed ? 'rail' : 'page'}
      page={{ key: page, title: t(page) }}
      back={{ label: t('back'), onPress: back }}
      rail={<AgentRail ref={rail} menu={menu} active={listed ? undefined : page} onChoose={goTo} />}
    >
      {!listed && (
        <Arriving fallback={<Skeleton height="320px" />}>
          <Page key={page} page={page} goTo={goTo} about={chosen?.about} onPaymentPassword={onPaymentPassword} />
        </Arriving>
      )}
    </RailPanel>
  )
}

const isOfAgreements = (page: AgentPage): page is keyof typeof ofAgreements => page in ofAgreements

function Page({ page, ...props }: AgentPageProps & { page: AgentPage }) {
  if (isOfAgreements(page)) return <AgreementPage kind={ofAgreements[page]} {...props} />
  const Shown = agentPages[page]
  return <Shown {...props} />
}
