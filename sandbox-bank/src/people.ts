import type { KeyOwner } from './key-owners.ts'
import type { Person } from './payments.ts'

/** Invented, all of them, with the first numbers that there are; only the check digits are right. */
export const people: readonly Person[] = [
  { name: 'Ana Beatriz Moreira', cpf: '00000000191' },
  { name: 'Bruno Carvalho Teixeira', cpf: '00000000272' },
  { name: 'Carla Nogueira Pinto', cpf: '00000000353' },
  { name: 'Davi Almeida Rocha', cpf: '00000000434' },
  { name: 'Eduarda Sampaio Reis', cpf: '00000000515' },
  { name: 'Fábio Queiroz Monteiro', cpf: '00000000604' },
]

/** The keys that the directory has from the start. */
export const firstKeys: readonly KeyOwner[] = [
  { key: '00000000191', name: 'Ana Beatriz Moreira', cpf: '00000000191' },
  { key: 'ana.moreira@example.com', name: 'Ana Beatriz Moreira', cpf: '00000000191' },
  { key: '00000000272', name: 'Bruno Carvalho Teixeira', cpf: '00000000272' },
  { key: '00000000353', name: 'Carla Nogueira Pinto', cpf: '00000000353' },
  { key: 'carla.pinto@example.com', name: 'Carla Nogueira Pinto', cpf: '00000000353' },
  { key: '00000000434', name: 'Davi Almeida Rocha', cpf: '00000000434' },
  { key: '00000000515', name: 'Eduarda Sampaio Reis', cpf: '00000000515' },
  { key: 'eduarda.reis@example.com', name: 'Eduarda Sampaio Reis', cpf: '00000000515' },
  { key: '00000000604', name: 'Fábio Queiroz Monteiro', cpf: '00000000604' },
  { key: '+5511900000001', name: 'Bruno Carvalho Teixeira', cpf: '00000000272' },
  { key: '5d1c3b1e-7f4a-4c1d-9a55-0c1f6b7e2d90', name: 'Davi Almeida Rocha', cpf: '00000000434' },
]
