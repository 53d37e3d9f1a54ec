import type { Cashier } from '../src/cashier.ts'

/** How money comes in and goes out: centavos, and hundredths of a per cent. */
export const cashier = {
  deposits: [
    {
      kind: 'pix',
      method: 'pix',
      min: 10_00,
      max: 50_000_00,
      feeRate: 0,
      usualMinutes: 1,
      minutes: 30,
      chips: [20_00, 50_00, 100_00, 250_00, 500_00, 1000_00],
    },
    {
      kind: 'transfer',
      method: 'ted',
      min: 50_00,
      max: 200_000_00,
      feeRate: 0,
      usualMinutes: 60,
      hours: 48,
      chips: [200_00, 500_00, 1000_00, 5000_00],
      account: {
        bank: '999 · Banco de testes',
        branch: '0001',
        number: '123456-7',
        holder: 'Tucano Demonstração Ltda.',
        document: '00.000.000/0001-91',
      },
    },
  ],
  withdrawals: [
    {
      kind: 'pix',
      method: 'pix',
      min: 20_00,
      max: 20_000_00,
      feeRate: 0,
      feeFixed: 0,
      usualMinutes: 30,
      dayAmount: 50_000_00,
      dayCount: 5,
    },
    {
      kind: 'bank',
      method: 'ted',
      min: 100_00,
      max: 100_000_00,
      feeRate: 0,
      feeFixed: 5_00,
      usualMinutes: 120,
      dayAmount: 100_000_00,
      dayCount: 2,
    },
    { kind: 'c2c', method: 'c2c', min: 50_00, max: 5000_00, feeRate: 0, feeFixed: 0, usualMinutes: 60, dayAmount: 10_000_00, dayCount: 3 },
  ],
  dayAmount: 100_000_00,
  wagerRate: 10_000,
  coolingHours: 24,
  confirmMinutes: 30,
  documentsAbove: { deposits: 5000_00, withdrawals: 2000_00 },
} satisfies Cashier
