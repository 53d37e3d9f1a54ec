import { DrawnState } from '#parts/drawn-state'
import { Panel } from '#ui/panel'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { texts } from './texts.ts'

export function AgentPanel({ close }: { close: () => void }) {
  const t = useText(texts)
  const name = useSession(({ member }) => member?.nickname ?? '')
  return (
    <Panel title={t('title')} closeLabel={t('close')} onClose={close}>
      <div data-not-open="agents">
        <DrawnState drawing="nest" title={t('comingTitle')} level="h3">
          {t('comingText', { name })}
        </DrawnState>
      </div>
    </Panel>
  )
}
