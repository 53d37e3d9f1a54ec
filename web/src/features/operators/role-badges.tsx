import type { OperatorRole } from '@tucano/contract/endpoint'
import type { ComponentProps } from 'react'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { texts } from './texts.ts'

const tones: Record<OperatorRole, NonNullable<ComponentProps<typeof Badge>['tone']>> = {
  support: 'sky',
  cashier: 'forest',
  compliance: 'plain',
  auditor: 'plain',
  admin: 'beak',
}

export function RoleBadges({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  return roles.map((role) => (
    <Badge key={role} tone={tones[role]}>
      {t(`role_${role}`)}
    </Badge>
  ))
}
