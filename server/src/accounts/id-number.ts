/** Whether a CPF can exist: eleven digits, not all the same, the last two computed from the others. */
export function isCpf(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1+$/.test(text)) return false
  const digits = Array.from(text, Number)
  const check = (many: number): number => {
    const sum = digits.slice(0, many).reduce((total, digit, index) => total + digit * (many + 1 - index), 0)
    return ((sum * 10) % 11) % 10
  }
  return check(9) === digits[9] && check(10) === digits[10]
}
