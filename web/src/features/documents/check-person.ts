import { isCpf } from '@tucano/pix'

export interface Person {
  fullName: string
  bornOn: string
  cpf: string
  number: string
}

/** Which of what was typed cannot be right. Whether somebody is of age, the server says to the day. */
export function checkPerson({ fullName, bornOn, cpf, number }: Person): (keyof Person)[] {
  const wrong: Record<keyof Person, boolean> = {
    fullName: !/^\p{L}[\p{L}\p{M} .'’-]*\s\p{L}[\p{L}\p{M} .'’-]*$/u.test(fullName.trim()) || fullName.trim().length > 120,
    bornOn: !/^(19|20)\d\d-\d\d-\d\d$/.test(bornOn),
    cpf: !isCpf(cpf.replaceAll(/\D/g, '')),
    number: !/^[A-Za-z0-9.-]{4,20}$/.test(number.trim()),
  }
  return (Object.keys(wrong) as (keyof Person)[]).filter((key) => wrong[key])
}
