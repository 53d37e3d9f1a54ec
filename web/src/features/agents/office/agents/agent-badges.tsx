import type { AgentLine } from '@tucano/contract/agents/office'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { texts } from './texts.ts'

const kinds = [0, 1, 2, 41, 42] as const
const isKind = (kind: number): kind is (typeof kinds)[number] => (kinds as readonly number[]).includes(kind)

/** What kind of account it is, who of the staff is in charge, and whether it is suspended. */
export function AgentBadges({ agent: { kind, isSuspended, manager } }: { agent: AgentLine }) {
  const t = useText(texts)
  return (
    <>
      {isKind(kind) && <Badge tone="sky">{t(`kind_${kind}`)}</Badge>}
      {manager !== null && <Badge tone="plain">{t('managedBy', { operator: manager })}</Badge>}
      {isSuspended && <Badge tone="alarm">{t('suspended')}</Badge>}
    </>
  )
}
