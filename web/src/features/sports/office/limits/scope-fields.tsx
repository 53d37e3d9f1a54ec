import { useText } from '#platform/text'
import { SelectField, TextField } from '#ui/field'
import { Segmented } from '#ui/tabs'
import type { Limit } from '../queries.ts'
import { useTree } from '../queries.ts'
import { texts } from './texts.ts'

export interface NewScope {
  kind: Limit['kind']
  key: string
}
const KINDS = ['sport', 'league', 'market'] as const
type Kind = (typeof KINDS)[number]

/** Whether it names something. */
export const isScope = ({ kind, key }: NewScope): boolean => (kind === 'market' ? /^[1-9]\d{0,5}$/.test(key) : kind === 'all' || key !== '')

interface ScopeFieldsProps {
  scope: NewScope
  pressed: boolean
  onChange: (scope: NewScope) => void
}

/** What gets limits of its own: a sport, a league, or a market by its number. */
export function ScopeFields({ scope, pressed, onChange }: ScopeFieldsProps) {
  const t = useText(texts)
  const kind: Kind = scope.kind === 'all' ? 'sport' : scope.kind
  return (
    <>
      <Segmented
        label={t('scope')}
        value={kind}
        onChange={(next) => onChange({ kind: next, key: '' })}
        choices={KINDS.map((key) => ({ key, label: t(`kind_${key}`) }))}
      />
      {kind === 'market' ? (
        <TextField
          label={t('marketNumber')}
          hint={t('marketHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={scope.key}
          error={pressed && !isScope(scope) ? t('marketWrong') : undefined}
          onChange={({ target }) => onChange({ kind, key: target.value.trim() })}
        />
      ) : (
        <TreeField kind={kind} value={scope.key} isMissing={pressed && scope.key === ''} onChoose={(key) => onChange({ kind, key })} />
      )}
    </>
  )
}

interface TreeFieldProps {
  kind: 'sport' | 'league'
  value: string
  isMissing: boolean
  onChoose: (key: string) => void
}

/** A sport or a league of those that have matches. */
export function TreeField({ kind, value, isMissing, onChoose }: TreeFieldProps) {
  const t = useText(texts)
  const sports = useTree().data?.sports ?? []
  return (
    <SelectField
      label={t(kind)}
      value={value}
      {...(isMissing && { error: t('scopeMissing') })}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{t('choose')}</option>
      {kind === 'sport'
        ? sports.map(({ sport, name }) => (
            <option key={sport} value={sport}>
              {name}
            </option>
          ))
        : sports.map(({ sport, name, categories }) => (
            <optgroup key={sport} label={name}>
              {categories.flatMap(({ leagues }) =>
                leagues.map((one) => (
                  <option key={one.league} value={one.league}>
                    {one.name}
                  </option>
                )),
              )}
            </optgroup>
          ))}
    </SelectField>
  )
}
