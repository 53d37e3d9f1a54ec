import type { Game } from '@tucano/round'
import { classicSlot } from './classic.ts'
import { expandingSlot } from './expanding.ts'
import { araraVermelha } from './games/arara-vermelha.ts'
import { bonsVentos } from './games/bons-ventos.ts'
import { carnavalDeRua } from './games/carnaval-de-rua.ts'
import { cerejaClassica } from './games/cereja-classica.ts'
import { coqueiral } from './games/coqueiral.ts'
import { coroaDeFlores } from './games/coroa-de-flores.ts'
import { coroaDoPantanal } from './games/coroa-do-pantanal.ts'
import { estrelaDaManha } from './games/estrela-da-manha.ts'
import { ferradura } from './games/ferradura.ts'
import { fogueiraDeJunho } from './games/fogueira-de-junho.ts'
import { galoCantador } from './games/galo-cantador.ts'
import { golDePlaca } from './games/gol-de-placa.ts'
import { lanternaDoPorto } from './games/lanterna-do-porto.ts'
import { oncaDeOuro } from './games/onca-de-ouro.ts'
import { pandeiroDeOuro } from './games/pandeiro-de-ouro.ts'
import { pipaNoCeu } from './games/pipa-no-ceu.ts'
import { raioDeVerao } from './games/raio-de-verao.ts'
import { seteDaSorte } from './games/sete-da-sorte.ts'
import { sinosDeOuroPreto } from './games/sinos-de-ouro-preto.ts'
import { solDoAgreste } from './games/sol-do-agreste.ts'
import { temploDoSol } from './games/templo-do-sol.ts'
import { trevoDaVila } from './games/trevo-da-vila.ts'
import type { LineSlot } from './line-slot.ts'
import { linesSlot } from './lines.ts'
import { slotGame } from './slot-game.ts'

export const classics = [seteDaSorte, cerejaClassica, sinosDeOuroPreto, trevoDaVila, ferradura, estrelaDaManha]
export const lines = [oncaDeOuro, araraVermelha, carnavalDeRua, pandeiroDeOuro, golDePlaca, galoCantador, coroaDoPantanal, temploDoSol]
export const expandings = [lanternaDoPorto, pipaNoCeu, coqueiral, solDoAgreste, fogueiraDeJunho, raioDeVerao, bonsVentos, coroaDeFlores]

/** Every slot with lines; each has a file of its own. */
export const lineSlots: LineSlot[] = [...classics.map(classicSlot), ...lines.map(linesSlot), ...expandings.map(expandingSlot)]

export const lineGames: Game[] = lineSlots.map((slot) => slotGame(slot) as unknown as Game)
