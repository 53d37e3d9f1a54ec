import { CLIENT_SEED } from '@tucano/randomness'
import { useText } from '#platform/text'
import { TextField } from '#ui/field'
import { texts } from './texts.ts'

/** What every draw hangs on, as it is typed. */
export interface Binding {
  serverSeed: string
  clientSeed: string
  nonce: string
}

export const noBinding: Binding = { serverSeed: '', clientSeed: '', nonce: '1' }

export const HEX_32 = /^[0-9a-f]{64}$/
const WHOLE = /^[1-9]\d{0,9}$/

const isRight: { [Key in keyof Binding]: (value: string) => boolean } = {
  serverSeed: (value) => HEX_32.test(value),
  clientSeed: (value) => CLIENT_SEED.test(value),
  nonce: (value) => WHOLE.test(value),
}
const keys = ['serverSeed', 'clientSeed', 'nonce'] as const

export const isBound = (binding: Binding): boolean => keys.every((key) => isRight[key](binding[key]))

interface BindingFieldsProps {
  binding: Binding
  onChange: (binding: Binding) => void
  /** Tells what is wrong. */
  isAsked: boolean
}

export function BindingFields({ binding, onChange, isAsked }: BindingFieldsProps) {
  const t = useText(texts)
  return keys.map((key) => (
    <TextField
      key={key}
      label={t(key)}
      value={binding[key]}
      spellCheck={false}
      autoComplete="off"
      inputMode={key === 'nonce' ? 'numeric' : 'text'}
      error={isAsked && !isRight[key](binding[key]) ? t(`${key}Wrong`) : undefined}
      onChange={({ target }) => onChange({ ...binding, [key]: target.value.trim() })}
    />
  ))
}
