interface Bank {
  ispb: string
  name: string
}

/** Those where most people have their accounts; any other by its ISPB. */
export const banks: readonly Bank[] = [
  { ispb: '00000000', name: 'Banco do Brasil' },
  { ispb: '92702067', name: 'Banrisul' },
  { ispb: '60746948', name: 'Bradesco' },
  { ispb: '30306294', name: 'BTG Pactual' },
  { ispb: '31872495', name: 'C6 Bank' },
  { ispb: '00360305', name: 'Caixa Econômica Federal' },
  { ispb: '00416968', name: 'Inter' },
  { ispb: '60701190', name: 'Itaú' },
  { ispb: '10573521', name: 'Mercado Pago' },
  { ispb: '20855875', name: 'Neon' },
  { ispb: '18236120', name: 'Nubank' },
  { ispb: '08561701', name: 'PagBank' },
  { ispb: '22896431', name: 'PicPay' },
  { ispb: '58160789', name: 'Safra' },
  { ispb: '90400888', name: 'Santander' },
  { ispb: '02038232', name: 'Sicoob' },
  { ispb: '01181521', name: 'Sicredi' },
  { ispb: '16501555', name: 'Stone' },
]

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** The ISPB of what was typed: eight digits, or the name of one bank, or the beginning of one name only. */
export function readBank(typed: string): string | undefined {
  const digits = /(?:^|\D)(\d{8})$/.exec(typed.trim())?.[1]
  if (digits) return digits
  const wanted = plain(typed)
  if (wanted === '') return undefined
  const exact = banks.find(({ name }) => plain(name) === wanted)
  const begins = banks.filter(({ name }) => plain(name).startsWith(wanted))
  return (exact ?? (begins.length === 1 ? begins[0] : undefined))?.ispb
}

/** A payee as we show it, with the bank's name where we know it. */
export const namePayee = (masked: string): string =>
  masked.replace(/^\d{8}/, (ispb) => banks.find((bank) => bank.ispb === ispb)?.name ?? ispb)
