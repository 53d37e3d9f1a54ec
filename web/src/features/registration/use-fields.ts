import { type FieldRule, type RegisterField, registerFields } from '@tucano/contract/registration'
import { useFlag, useSite } from '#platform/site'

export interface Field {
  rule: FieldRule
  required: boolean
}

/** The fields of a form, by the brand's rules. A user name and a password are always asked for; by mobile, the number, and a password where the brand wants one. */
export function useFields(way: 'username' | 'mobile'): Field[] {
  const rules = useSite(({ status }) => status?.info.register)
  const passwords = useFlag('MOBILENUMPASSREG3')
  const always: RegisterField[] =
    way === 'username' ? ['username', 'password'] : ['mobileNum', ...(passwords ? (['password'] as const) : [])]
  const left: RegisterField[] = way === 'username' ? [] : ['username', ...(passwords ? [] : (['password'] as const))]
  const order = way === 'username' ? registerFields : (['mobileNum', ...registerFields.filter((key) => key !== 'mobileNum')] as const)
  return order.flatMap((key) => {
    const rule = rules?.[key]
    if (!rule || left.includes(key) || !(rule.enabled || always.includes(key))) return []
    return [{ rule, required: always.includes(key) || rule.required }]
  })
}
