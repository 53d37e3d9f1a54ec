import type { FieldProblem } from '@tucano/contract/errors'
import { type FieldRule, type RegisterField, fitsRule } from '@tucano/contract/registration'
import { Fault } from '#platform/fault'

interface Options {
  /** Fields that must be there whatever the rules say. */
  required?: RegisterField[]
  /** What the request calls a field, where that is not the name of its rule. */
  as?: Partial<Record<RegisterField, string>>
}

/** Refuses values that do not fit the brand's rules, naming each field. Fields that a brand has switched off are not looked at. */
export function checkFields(
  rules: FieldRule[],
  values: Partial<Record<RegisterField, string | undefined>>,
  { required = [], as = {} }: Options = {},
): void {
  const problems: FieldProblem[] = []
  for (const rule of rules) {
    const value = values[rule.key]
    const field = as[rule.key] ?? rule.key
    const wanted = required.includes(rule.key) || (rule.enabled && rule.required && rule.key in values)
    if (!value) {
      if (wanted) problems.push({ field, problem: 'is required' })
    } else if ((rule.enabled || wanted) && !fitsRule(rule, value)) {
      problems.push({ field, problem: `must have ${rule.minLength} to ${rule.maxLength} characters of pattern ${rule.patternId}` })
    }
  }
  if (problems.length > 0) throw new Fault('request.invalid', { fields: problems })
}
