import type { Brand } from '../src/brand.ts'

/** A point for each R$ 10 staked; a hundred of them are R$ 1. */
export const points: Brand['points'] = {
  stake: 10_00,
  factors: { RNG: 10_000, FISH: 10_000, LIVE: 5000, SPORTS: 10_000, ESPORTS: 10_000, LOTT: 5000, ELOTT: 5000, PVP: 2500 },
  rate: 100,
  min: 500,
  perDay: 50_000,
}

export const ranks: Brand['ranks'] = [
  { name: 'Broto', turnover: 0, keep: 0, benefits: ['Pontos em cada aposta', 'Missões e promoções abertas a todos'] },
  { name: 'Folha', turnover: 1_000_00, keep: 100_00, benefits: ['Bônus ao subir de nível', 'Presente de aniversário'] },
  { name: 'Galho', turnover: 10_000_00, keep: 500_00, benefits: ['Bônus ao subir de nível', 'Recompensa todo mês'] },
  { name: 'Copa', turnover: 50_000_00, keep: 2_000_00, benefits: ['Bônus ao subir de nível', 'Recompensa maior todo mês'] },
  {
    name: 'Floresta',
    turnover: 250_000_00,
    keep: 10_000_00,
    benefits: ['Bônus ao subir de nível', 'Recompensa maior todo mês', 'Promoções só para este nível'],
  },
  {
    name: 'Tucano',
    turnover: 1_000_000_00,
    keep: 30_000_00,
    benefits: ['Atendimento VIP', 'A maior recompensa de todo mês', 'Promoções só para este nível'],
  },
]
