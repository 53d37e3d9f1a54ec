import type { RequestOf } from '@tucano/contract/endpoint'
import type { saveGoods as contract } from '@tucano/contract/points'
import type { OperatorIn } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { saveGoods } from '../features/points/save-goods.ts'

type Goods = Pick<RequestOf<typeof contract>, 'name' | 'text' | 'picture' | 'points' | 'perMember'> & { stock: number }

const goods: readonly Goods[] = [
  {
    name: 'Caneca do bando',
    text: 'De louça, 330 ml, com o tucano dos dois lados.',
    picture: 'mug',
    points: 900,
    stock: 40,
    perMember: null,
  },
  { name: 'Boné Tucano', text: 'Aba curva, algodão, ajuste de metal.', picture: 'cap', points: 1500, stock: 30, perMember: null },
  { name: 'Garrafa térmica', text: 'Meio litro, gelada por doze horas.', picture: 'bottle', points: 2200, stock: 25, perMember: null },
  { name: 'Camisa da torcida', text: 'Malha leve, do P ao GG.', picture: 'shirt', points: 3200, stock: 20, perMember: 2 },
  { name: 'Vale-presente de R$ 50', text: 'Código enviado pelas mensagens.', picture: 'voucher', points: 5000, stock: 100, perMember: 5 },
  { name: 'Bola de campo', text: 'Costurada à mão, tamanho oficial.', picture: 'ball', points: 6500, stock: 12, perMember: null },
  { name: 'Mochila urbana', text: 'Vinte litros, com bolso para notebook.', picture: 'bag', points: 9800, stock: 10, perMember: 1 },
  { name: 'Caixa de som', text: 'Sem fio, à prova d’água.', picture: 'speaker', points: 14_000, stock: 8, perMember: 1 },
  { name: 'Fones sem fio', text: 'Trinta horas de bateria.', picture: 'headphones', points: 19_000, stock: 6, perMember: 1 },
  { name: 'Controle de jogo', text: 'Para computador e celular.', picture: 'console', points: 24_000, stock: 4, perMember: 1 },
  { name: 'Relógio', text: 'Caixa de aço e pulseira verde.', picture: 'watch', points: 45_000, stock: 1, perMember: 1 },
  { name: 'Celular', text: '256 GB. Volta à loja quando chegar outro.', picture: 'phone', points: 220_000, stock: 0, perMember: 1 },
]

/** Fills the shelves of an empty mall, as the operator who keeps it would. */
export async function stockMall(services: Services, account: string): Promise<void> {
  const { db } = services
  if (await db.selectFrom('points.goods').select('id').limit(1).executeTakeFirst()) return
  const keeper = await db.selectFrom('operator.operators').select('id').where('account', '=', account).executeTakeFirst()
  if (!keeper) return
  const operator = { operatorId: keeper.id, account, sessionId: null, ip: null } as unknown as OperatorIn
  const { handle } = saveGoods(services)
  for (const { stock, ...each } of goods)
    await handle({ goodsId: null, ...each, more: stock, isShown: true } as never, { operator } as never)
}
