import type { Game } from '@tucano/round'
import { clusters } from './cluster-games.ts'
import { clusterSlot } from './cluster.ts'
import { bauDaMata } from './games/bau-da-mata.ts'
import { bauDoPirata } from './games/bau-do-pirata.ts'
import { capivaraZen } from './games/capivara-zen.ts'
import { estrelaDeOuro } from './games/estrela-de-ouro.ts'
import { jacareFaminto } from './games/jacare-faminto.ts'
import { jangada } from './games/jangada.ts'
import { micoDourado } from './games/mico-dourado.ts'
import { minaDeOuro } from './games/mina-de-ouro.ts'
import { moedasDoImperio } from './games/moedas-do-imperio.ts'
import { noiteDeLua } from './games/noite-de-lua.ts'
import { pirarucu } from './games/pirarucu.ts'
import { rioDasPedras } from './games/rio-das-pedras.ts'
import { sapoDaLua } from './games/sapo-da-lua.ts'
import { seteChamas } from './games/sete-chamas.ts'
import { tacaDourada } from './games/taca-dourada.ts'
import { tartarugaDoNorte } from './games/tartaruga-do-norte.ts'
import { trovao } from './games/trovao.ts'
import { tucanoReal } from './games/tucano-real.ts'
import { holdSlot } from './hold.ts'
import { slotGame } from './slot-game.ts'
import type { WaySlot } from './way-slot.ts'
import { waysSlot } from './ways.ts'

export const ways = [rioDasPedras, bauDoPirata, sapoDaLua, jacareFaminto, tartarugaDoNorte, jangada, noiteDeLua, pirarucu]
const pooled = [minaDeOuro, tacaDourada]
export const holds = [micoDourado, capivaraZen, moedasDoImperio, tucanoReal, bauDaMata, seteChamas, estrelaDeOuro, trovao, ...pooled]

/** Every slot with ways, clusters or coins that stay; each has a file of its own. */
export const waySlots: WaySlot[] = [...ways.map(waysSlot), ...clusters.map((data) => clusterSlot(data)), ...holds.map(holdSlot)]

export const wayGames: Game[] = waySlots.map((slot) => slotGame(slot) as unknown as Game)
