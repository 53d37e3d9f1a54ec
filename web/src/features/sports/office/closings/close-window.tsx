import { closeSports } from '@tucano/contract/sports/office'
import { useState } from 'react'
import { rereadQueues } from '#office/queue-query.ts'
import { ReasonField, isReason } from '#office/reason-field.tsx'
import { ProductWindow } from '#parts/product-window'
import { useSaving } from '#parts/use-saving'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { SelectField } from '#ui/field'
import { Form } from '#ui/form'
import type { Scope } from './scopes.ts'
import { texts } from './texts.ts'
import { useGroupName } from './use-closing-name.ts'

/** Something that can be closed. */
export interface Target {
  key: string
  name: string
  /** Under which heading it stands in a long list. */
  heading?: string
  scope: Scope
}

interface CloseWindowProps {
  /** The first one is what was pressed on. */
  targets: readonly Target[]
  /** Market groups that a sport or a match can be closed for. */
  groups: readonly string[]
  close: () => void
}

const hasGroups = (scope: Scope | undefined): scope is Extract<Scope, { kind: 'sport' | 'event' }> =>
  scope?.kind === 'sport' || scope?.kind === 'event'

/** Closes something for bets, with a reason. */
export function CloseWindow({ targets, groups, close }: CloseWindowProps) {
  const t = useText(texts)
  const groupName = useGroupName()
  const [key, setKey] = useState(targets[0]?.key ?? '')
  const [group, setGroup] = useState('')
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const { busy, problem, save } = useSaving()
  const target = targets.find((one) => one.key === key)
  const send = async ({ name, scope }: Target): Promise<void> => {
    const isNarrow = hasGroups(scope) && group !== ''
    const narrowed = isNarrow ? { ...scope, group } : scope
    const told = isNarrow ? `${name} · ${groupName(group)}` : name
    const isDone = await save(
      () => call(closeSports, { scope: narrowed, reason: reason.trim() }).finally(() => void rereadQueues()),
      t('closed', { name: told }),
    )
    if (isDone) close()
  }
  return (
    <ProductWindow title={t('closeThis')} width={520} onClose={close}>
      <Form
        submitLabel={t('close')}
        busy={busy}
        problem={problem}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (target && isReason(reason)) void send(target)
        }}
      >
        <p>{t('closeText')}</p>
        <SelectField label={t('what')} value={key} onChange={({ target: field }) => setKey(field.value)}>
          <Options targets={targets} />
        </SelectField>
        {hasGroups(target?.scope) && groups.length > 0 && (
          <SelectField label={t('group')} value={group} onChange={({ target: field }) => setGroup(field.value)}>
            <option value="">{t('groupEvery')}</option>
            {groups
              .filter((one) => one !== 'all')
              .map((one) => (
                <option key={one} value={one}>
                  {groupName(one)}
                </option>
              ))}
          </SelectField>
        )}
        <ReasonField value={reason} pressed={pressed} onChange={setReason} />
      </Form>
    </ProductWindow>
  )
}

function Options({ targets }: { targets: readonly Target[] }) {
  const headings = [...Map.groupBy(targets, ({ heading }) => heading ?? '')]
  return headings.map(([heading, list]) => {
    const options = list.map(({ key, name }) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))
    return heading === '' ? (
      options
    ) : (
      <optgroup key={heading} label={heading}>
        {options}
      </optgroup>
    )
  })
}
