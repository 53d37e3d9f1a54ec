import { listDownlines } from '@tucano/contract/agents/downlines'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { agentKey, useToken } from '../queries.ts'
import { FindField, type Somebody } from './find-field.tsx'
import { texts } from './texts.ts'

interface PersonFieldProps {
  label?: string
  chosen: Somebody | undefined
  /** Agents only. */
  agents?: boolean
  isOptional?: boolean
  error?: string | undefined
  onChoose: (somebody: Somebody | undefined) => void
}

/** Finds one of the people right below by how their names begin. */
export function PersonField({ label, agents = false, ...rest }: PersonFieldProps) {
  const t = useText(texts)
  const token = useToken()
  return (
    <FindField
      label={label ?? t('person')}
      finding={{
        queryKey: (query) => agentKey(token, 'find', query, agents),
        read: async (query) => {
          const { list } = await call(listDownlines, { query, kind: agents ? 'agent' : undefined })
          return list.filter(({ isDirect }) => isDirect)
        },
        none: t('personNone'),
      }}
      {...rest}
    />
  )
}
