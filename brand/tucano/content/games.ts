import type { CoverTheme, MarkTheme } from '@tucano/art'
import type { GameContent, RoomContent, VendorContent } from '../../src/read-content.ts'
import { lottery } from './lottery.ts'

const mark = (ground: string, main: string, spark: string, hero: MarkTheme['hero']): MarkTheme => ({ ground, main, spark, hero })

/** Studios of our own: each has its mechanics and its part of the country. */
export const vendors: VendorContent[] = [
  { code: 'ARA', name: 'Arara', accountTypeId: 111, theme: mark('#a3163a', '#e0263a', '#ffc53d', 'macaw'), cards: [{ gameType: 'RNG', hot: true }] },
  { code: 'BOT', name: 'Boto', accountTypeId: 112, theme: mark('#0f6f9c', '#2f8fe0', '#ffd24a', 'fish'), cards: [{ gameType: 'RNG' }] },
  { code: 'IPE', name: 'Ipê', accountTypeId: 113, theme: mark('#6a2a82', '#d9479b', '#ffd95c', 'orchid'), cards: [{ gameType: 'RNG', hot: true }] },
  { code: 'CAJU', name: 'Caju', accountTypeId: 114, theme: mark('#b5471f', '#ff9d2e', '#5ab843', 'pineapple'), cards: [{ gameType: 'RNG' }] },
  { code: 'MICO', name: 'Mico', accountTypeId: 115, theme: mark('#274b2a', '#b5672a', '#ffd9a0', 'monkey'), cards: [{ gameType: 'RNG' }] },
  { code: 'TUC', name: 'Originais', accountTypeId: 101, theme: mark('#0f6b4f', '#1d2430', '#ff9d2e', 'toucan'), cards: [{ gameType: 'RNG', hot: true }] },
  { code: 'TCG_LIVE', name: 'Mesas do Tucano', accountTypeId: 460, theme: mark('#0f3a2f', '#0f6b4f', '#f2c14a', 'chip'), cards: [{ gameType: 'LIVE', hot: true }] },
  { code: 'VIVO', name: 'Mesa Viva', accountTypeId: 121, theme: mark('#7a1630', '#d92d3a', '#f2c14a', 'chip'), cards: [{ gameType: 'LIVE', hot: true }] },
  { code: 'GOL', name: 'Gol', accountTypeId: 131, theme: mark('#1f8a4e', '#1d2430', '#ffd24a', 'football'), cards: [{ gameType: 'SPORTS', hot: true, gameCode: 'futebol' }] },
  { code: 'ARENA', name: 'Arena', accountTypeId: 132, theme: mark('#3a2a9a', '#8a5af0', '#34d3c4', 'gamepad'), cards: [{ gameType: 'ESPORTS' }] },
  { code: 'DS88', name: 'Galo Virtual', accountTypeId: 102, theme: mark('#b5471f', '#f2a33a', '#e0263a', 'rooster'), cards: [{ gameType: 'SPORTS', gameCode: 'galo-virtual' }] },
  { code: 'RIO', name: 'Rio Fundo', accountTypeId: 141, theme: mark('#0a4a72', '#34b3d3', '#ffb52e', 'turtle'), cards: [{ gameType: 'FISH', hot: true }] },
  { code: 'RODA', name: 'Roda', accountTypeId: 151, theme: mark('#4a1f6a', '#d92d3a', '#f2a33a', 'cards'), cards: [{ gameType: 'PVP' }] },
  { code: 'LOTT', name: 'Bilhetes', accountTypeId: 2, accountTypeName: 'LOTT', theme: mark('#0b6e99', '#e0263a', '#ffc53d', 'balls'), cards: [{ gameType: 'LOTT' }] },
  { code: 'TCG_LOTTO_VN', name: 'Vietnã', accountTypeId: 420, accountTypeName: 'LOTT', theme: mark('#a3163a', '#e0263a', '#ffd24a', 'lantern'), cards: [{ gameType: 'LOTT' }] },
  { code: 'ELOTT', name: 'Sorteio Já', accountTypeId: 385, accountTypeName: 'ELOTT', theme: mark('#7a4a0f', '#f2a33a', '#34d3c4', 'star'), cards: [{ gameType: 'ELOTT', hot: true }] },
  { code: 'TCG_SEA', name: 'Sudeste Asiático', accountTypeId: 384, accountTypeName: 'ELOTT', theme: mark('#0f5a7a', '#f2b53a', '#e0445c', 'boat'), cards: [{ gameType: 'ELOTT' }] },
]

type Theme = [sky: string, ground: string, main: string, spark: string, backdrop: CoverTheme['backdrop'], hero: CoverTheme['hero'], lean?: number]
type Row = [code: string, name: string, nameEn: string, minBet: number, lines: number, theme: Theme]

const cover = ([sky, ground, main, spark, backdrop, hero, lean = 0]: Theme): CoverTheme => ({ sky, ground, main, spark, backdrop, hero, lean })

const rng = (vendor: string, classify: 'SC' | 'VP' | 'JP' | 'TG' | 'AC', rows: Row[]): GameContent[] =>
  rows.map(([code, name, nameEn, minBet, lines, theme]) => ({ vendor, gameType: 'RNG', classify, code, name, nameEn, minBet, lines, theme: cover(theme) }))

const other = (vendor: string, gameType: GameContent['gameType'], rows: Row[]): GameContent[] =>
  rows.map(([code, name, nameEn, minBet, lines, theme]) => {
    return { vendor, gameType, code, name, nameEn, minBet, lines, theme: cover(theme) }
  })

export const games: GameContent[] = [
  // Arara: three reels as they used to be, and lines with wilds
  ...rng('ARA', 'SC', [
    ['sete-da-sorte', 'Sete da Sorte', 'Lucky Seven', 5, 1, ['#a3163a', '#4a0a2c', '#ff4d4d', '#ffc53d', 'rays', 'seven', -8]],
    ['cereja-classica', 'Cereja Clássica', 'Classic Cherry', 1, 1, ['#f2a03d', '#8a2a1a', '#e0263a', '#5ab843', 'rays', 'cherry', -6]],
    ['sinos-de-ouro-preto', 'Sinos de Ouro Preto', 'Bells of Ouro Preto', 5, 1, ['#3a2a6a', '#1a1236', '#f2b53a', '#ffe08a', 'rays', 'bell', 8]],
    ['trevo-da-vila', 'Trevo da Vila', 'Village Clover', 1, 1, ['#d9c04a', '#3a6a2a', '#2fa35a', '#ffe08a', 'hills', 'clover', -8]],
    ['ferradura', 'Ferradura de Prata', 'Silver Horseshoe', 5, 1, ['#8a5a3a', '#3a2416', '#9fb3c8', '#ffd24a', 'rays', 'horseshoe', -6]],
    ['estrela-da-manha', 'Estrela da Manhã', 'Morning Star', 1, 1, ['#f28a6a', '#6a2a6a', '#ffc53d', '#ffe9b0', 'hills', 'star', 6]],
    ['onca-de-ouro', 'Onça de Ouro', 'Golden Jaguar', 10, 20, ['#2b1a52', '#0d3b2e', '#f2a33a', '#ffd24a', 'leaves', 'jaguar', -4]],
    ['arara-vermelha', 'Arara Vermelha', 'Scarlet Macaw', 10, 20, ['#2a9ad9', '#0f5a4a', '#e0263a', '#ffc53d', 'leaves', 'macaw', 4]],
    ['carnaval-de-rua', 'Carnaval de Rua', 'Street Carnival', 10, 20, ['#b01f7a', '#3a0f52', '#ffb52e', '#2ed0c4', 'stars', 'mask', -3]],
    ['pandeiro-de-ouro', 'Pandeiro de Ouro', 'Golden Tambourine', 5, 20, ['#d9682a', '#5a1f2a', '#c4473a', '#ffd24a', 'rays', 'drum', -8]],
    ['gol-de-placa', 'Gol de Placa', 'Wonder Goal', 5, 20, ['#2fa35a', '#0f4a3a', '#1f4fb8', '#ffd24a', 'rays', 'football', -8]],
    ['galo-cantador', 'Galo Cantador', 'Crowing Rooster', 20, 25, ['#f2b56a', '#8a3a1f', '#d9682a', '#e0263a', 'hills', 'rooster', 4]],
  ]),
  // Boto: rivers, two hundred and forty-three ways
  ...rng('BOT', 'SC', [
    ['rio-das-pedras', 'Rio das Pedras', 'River of Stones', 20, 243, ['#0f6f9c', '#0a2f52', '#34d3c4', '#8ff5ff', 'waves', 'gem', 6]],
    ['bau-do-pirata', 'Baú do Pirata', 'Pirate Chest', 20, 243, ['#157a9a', '#0b3050', '#9a5a2a', '#ffc93d', 'waves', 'chest', -3]],
    ['sapo-da-lua', 'Sapo da Lua', 'Moon Frog', 10, 243, ['#26306e', '#0e2a3c', '#3fbf5f', '#ffcf3d', 'stars', 'frog', -4]],
    ['jacare-faminto', 'Jacaré Faminto', 'Hungry Caiman', 10, 243, ['#7ab843', '#1f4a2a', '#3f9a4a', '#ffc53d', 'waves', 'caiman', -6]],
    ['tartaruga-do-norte', 'Tartaruga do Norte', 'Northern Turtle', 10, 243, ['#2ab5b0', '#0a4a5a', '#3f8f5a', '#f2c15a', 'waves', 'turtle', 10]],
    ['jangada', 'Jangada', 'Raft', 5, 243, ['#f2a85a', '#1f6a8a', '#b5471f', '#e0445c', 'waves', 'boat', -4]],
    ['noite-de-lua', 'Noite de Lua', 'Moonlit Night', 10, 243, ['#1f2a6e', '#0a1236', '#ffe08a', '#8fd0ff', 'stars', 'moon', -8]],
    ['pirarucu', 'Pirarucu', 'Giant of the River', 20, 243, ['#1f5a6a', '#08262f', '#e0563a', '#ffcf6a', 'waves', 'fish', 6]],
  ]),
  // Ipê: clusters that tumble
  ...rng('IPE', 'SC', [
    ['orquidea-secreta', 'Orquídea Secreta', 'Secret Orchid', 5, 49, ['#0f5a4a', '#06281f', '#d9479b', '#ffd95c', 'leaves', 'orchid', 0]],
    ['asas-do-cerrado', 'Asas do Cerrado', 'Wings of the Cerrado', 5, 49, ['#c65a8a', '#3a1f5e', '#2f8fe0', '#ffd24a', 'hills', 'butterfly', 8]],
    ['acai-express', 'Açaí Express', 'Açaí Express', 1, 49, ['#ffb54a', '#6a2a52', '#5a1f6a', '#3fbf8f', 'rays', 'acai', -4]],
    ['abacaxi-doce', 'Abacaxi Doce', 'Sweet Pineapple', 1, 49, ['#5ac8c0', '#0f6a5a', '#f2a82a', '#4aa83a', 'leaves', 'pineapple', 8]],
    ['pedras-do-sertao', 'Pedras do Sertão', 'Gems of the Backlands', 5, 49, ['#e0885a', '#6a2f1f', '#8a4ae0', '#ffd9f2', 'temple', 'gem', -6]],
    ['cafe-da-serra', 'Café da Serra', 'Mountain Coffee', 5, 49, ['#8fb84a', '#2f4a1f', '#7a4a2a', '#5ab843', 'hills', 'coffee', 0]],
    ['pimenta-malagueta', 'Pimenta Malagueta', 'Hot Malagueta', 10, 49, ['#f2c14a', '#8a2a1a', '#e0263a', '#4aa83a', 'rays', 'pepper', 10]],
  ]),
  // Caju: wilds that grow, free spins with a choice
  ...rng('CAJU', 'SC', [
    ['lanterna-do-porto', 'Lanterna do Porto', 'Harbour Lantern', 10, 10, ['#7a1f3a', '#2a0f2a', '#e0363a', '#ffd24a', 'stars', 'lantern', 6]],
    ['pipa-no-ceu', 'Pipa no Céu', 'Kite in the Sky', 5, 10, ['#5ab5f2', '#2a7ac4', '#e0445c', '#ffd24a', 'hills', 'kite', 12]],
    ['coqueiral', 'Coqueiral', 'Coconut Grove', 5, 10, ['#ffb56a', '#1f7a8a', '#2fa35a', '#9a5a2a', 'waves', 'palm', 0]],
    ['sol-do-agreste', 'Sol do Agreste', 'Desert Sun', 10, 10, ['#f26a3a', '#7a2a1f', '#ffc53d', '#ff8a3d', 'hills', 'sun', 0]],
    ['fogueira-de-junho', 'Fogueira de Junho', 'June Bonfire', 10, 10, ['#2a2a6a', '#1a0f2a', '#ff6a2a', '#ffd24a', 'stars', 'flame', 0]],
    ['raio-de-verao', 'Raio de Verão', 'Summer Lightning', 20, 10, ['#4a3a9a', '#1a1a4a', '#ffd24a', '#8ff5ff', 'stars', 'bolt', 6]],
    ['bons-ventos', 'Bons Ventos', 'Fair Winds', 5, 10, ['#8fd0e8', '#2a6a9a', '#d9682a', '#ffd24a', 'waves', 'boat', 6]],
    ['coroa-de-flores', 'Coroa de Flores', 'Crown of Flowers', 10, 10, ['#f2a8c4', '#6a2a5a', '#f6c343', '#e2445c', 'leaves', 'crown', -6]],
  ]),
  // Mico: hold and win
  ...rng('MICO', 'SC', [
    ['mico-dourado', 'Mico Dourado', 'Golden Tamarin', 25, 25, ['#3a7a3a', '#12301a', '#e08a2a', '#ffd9a0', 'leaves', 'monkey', -4]],
    ['capivara-zen', 'Capivara Zen', 'Zen Capybara', 10, 25, ['#9ad0a0', '#2a5a4a', '#a8703a', '#ff9d2e', 'hills', 'capybara', 0]],
    ['moedas-do-imperio', 'Moedas do Império', 'Coins of the Empire', 50, 25, ['#1f4a3a', '#0a1f1a', '#f2b53a', '#ffe08a', 'rays', 'coin', -6]],
    ['tucano-real', 'Tucano Real', 'Royal Toucan', 10, 25, ['#1c5f7a', '#0d3b2e', '#1d2430', '#ff9d2e', 'leaves', 'toucan', -4]],
    ['bau-da-mata', 'Baú da Mata', 'Forest Chest', 20, 25, ['#4a8a3a', '#1a3a1f', '#7a4a2a', '#ffc93d', 'leaves', 'chest', 4]],
    ['sete-chamas', 'Sete Chamas', 'Seven Flames', 10, 25, ['#6a1f2a', '#1f0a12', '#ff8a2a', '#ffd24a', 'rays', 'flame', -4]],
    ['estrela-de-ouro', 'Estrela de Ouro', 'Star of Gold', 75, 25, ['#2a1f5a', '#0f0a2a', '#ffc53d', '#fff0b0', 'stars', 'star', -8]],
    ['trovao', 'Trovão', 'Thunder', 10, 25, ['#2f4a7a', '#12203a', '#8fd8ff', '#ffd24a', 'hills', 'bolt', -8]],
  ]),
  // On the one real pool
  ...rng('IPE', 'JP', [
    ['coroa-do-pantanal', 'Coroa do Pantanal', 'Crown of the Pantanal', 20, 25, ['#f08a3c', '#274b2a', '#f6c343', '#e2445c', 'hills', 'crown', -3]],
    ['templo-do-sol', 'Templo do Sol', 'Temple of the Sun', 50, 25, ['#b5471f', '#3a1a10', '#ffc93d', '#ffe08a', 'temple', 'sun', 5]],
  ]),
  ...rng('MICO', 'JP', [
    ['mina-de-ouro', 'Mina de Ouro', 'Gold Mine', 25, 25, ['#6a4a2a', '#241810', '#f2b53a', '#ffe9a0', 'temple', 'coin', 8]],
    ['taca-dourada', 'Taça Dourada', 'Golden Cup', 50, 25, ['#1f3a7a', '#0a1436', '#f2b53a', '#e2445c', 'rays', 'trophy', 0]],
  ]),
  ...rng('TUC', 'VP', [
    ['valete-ou-mais', 'Valete ou Mais', 'Jacks or Better', 5, 1, ['#1f4a8a', '#0a1f42', '#2f6ae0', '#ffc53d', 'rays', 'cards', -4]],
    ['dois-livres', 'Dois Livres', 'Deuces Wild', 5, 1, ['#6a2a8a', '#260f42', '#a83ae0', '#34d3c4', 'stars', 'cards', 6]],
    ['poquer-bonus', 'Pôquer Bônus', 'Bonus Poker', 5, 1, ['#8a2a2a', '#2f0a12', '#e0263a', '#ffd24a', 'leaves', 'cards', 0]],
  ]),
  ...rng('TUC', 'TG', [
    ['vinte-e-um', 'Vinte e Um', 'Blackjack', 10, 1, ['#0f6b4f', '#062a22', '#d92d3a', '#f2a33a', 'rays', 'cards', 0]],
    ['roleta-europeia', 'Roleta Europeia', 'European Roulette', 10, 1, ['#0f6b4f', '#06281f', '#d92d3a', '#e0a63a', 'rays', 'wheel', 0]],
    ['bacara', 'Bacará', 'Baccarat', 20, 1, ['#8a1f3a', '#2f0a1a', '#e0364a', '#ffd24a', 'rays', 'chip', -8]],
    ['holdem-da-casa', 'Hold’em da Casa', 'Casino Hold’em', 10, 1, ['#1f3a5a', '#0a1626', '#2f8fe0', '#f2a33a', 'stars', 'chip', 10]],
  ]),
  ...rng('TUC', 'AC', [
    ['foguete', 'Foguete', 'Crash', 100, 1, ['#241a5e', '#0a0a2a', '#e9ecf5', '#ff6a3d', 'stars', 'rocket', 0]],
    ['minas', 'Minas', 'Mines', 100, 1, ['#8a4a1f', '#2a160c', '#3a4150', '#ffb52e', 'temple', 'bomb', -4]],
    ['plinko', 'Plinko', 'Plinko', 10, 1, ['#b01f7a', '#3a0f42', '#ff5a9a', '#ffd24a', 'rays', 'balls', 0]],
    ['dados', 'Dados', 'Dice', 100, 1, ['#5a2ab0', '#220f52', '#e0364a', '#ffc53d', 'stars', 'dice', 0]],
    ['maior-ou-menor', 'Maior ou Menor', 'Hi-Lo', 100, 1, ['#0b6e99', '#06283a', '#2f8fe0', '#ffd24a', 'hills', 'cards', -8]],
    ['keno', 'Keno', 'Keno', 10, 1, ['#1f8a6a', '#0a3a2f', '#2fa3e0', '#ffc53d', 'stars', 'balls', 0]],
  ]),
  ...other('TCG_LIVE', 'LIVE', [
    ['bacara-ipanema', 'Bacará Ipanema', 'Baccarat Ipanema', 500, 1, ['#8a3a1f', '#2a0f0a', '#d92d3a', '#f2c14a', 'temple', 'cards', -4]],
    ['bacara-veloz', 'Bacará Veloz', 'Speed Baccarat', 100, 1, ['#1f4a8a', '#0a1630', '#e0364a', '#ffd24a', 'rays', 'cards', 4]],
    ['bacara-sem-comissao', 'Bacará Sem Comissão', 'No Commission Baccarat', 500, 1, ['#5a1f6a', '#1c0a26', '#e0364a', '#ffd24a', 'rays', 'cards', -8]],
    ['bacara-salao', 'Bacará do Salão', 'Salon Baccarat', 10000, 1, ['#2a1a12', '#0c0806', '#c9973a', '#f2d27a', 'temple', 'chip', 0]],
    ['roleta-leme', 'Roleta Leme', 'Leme Roulette', 100, 1, ['#7a1630', '#26060f', '#d92d3a', '#f2c14a', 'rays', 'wheel', 0]],
    ['roleta-veloz', 'Roleta Veloz', 'Speed Roulette', 100, 1, ['#0f5a6a', '#06242a', '#d92d3a', '#f2c14a', 'waves', 'wheel', 8]],
    ['roleta-salao', 'Roleta do Salão', 'Salon Roulette', 10000, 1, ['#1a1a12', '#080806', '#c9973a', '#f2d27a', 'temple', 'wheel', 0]],
    ['dragao-tigre', 'Dragão e Tigre', 'Dragon Tiger', 100, 1, ['#5a1f5a', '#1f0a26', '#f2a33a', '#ffd24a', 'leaves', 'jaguar', 0]],
    ['dragao-tigre-salao', 'Dragão e Tigre do Salão', 'Salon Dragon Tiger', 10000, 1, ['#1f2a12', '#0a1006', '#c9973a', '#f2d27a', 'leaves', 'jaguar', 6]],
    ['tres-dados', 'Três Dados', 'Sic Bo', 100, 1, ['#a8321f', '#3a0f0a', '#e0364a', '#ffc53d', 'rays', 'dice', 0]],
    ['tres-dados-velozes', 'Três Dados Velozes', 'Speed Sic Bo', 100, 1, ['#3a5a1f', '#12260a', '#e0364a', '#ffc53d', 'stars', 'dice', -6]],
    ['blackjack-arpoador', 'Blackjack Arpoador', 'Arpoador Blackjack', 100, 1, ['#0f5a4a', '#06261f', '#d92d3a', '#f2c14a', 'waves', 'cards', -6]],
    ['blackjack-salao', 'Blackjack do Salão', 'Salon Blackjack', 10000, 1, ['#1a2a1f', '#08100b', '#c9973a', '#f2d27a', 'temple', 'cards', 6]],
    ['andar-bahar', 'Andar Bahar', 'Andar Bahar', 500, 1, ['#b5641f', '#3a1a0a', '#d92d3a', '#ffd24a', 'temple', 'cards', 8]],
    ['roda-do-tucano', 'Roda do Tucano', 'Toucan Wheel', 100, 1, ['#1f6a3a', '#0a2a16', '#f28c1e', '#ffd24a', 'leaves', 'wheel', -6]],
    ['foguete-para-todos', 'Foguete para Todos', 'Rocket for All', 100, 1, ['#3a2a8a', '#0a0a2a', '#e9ecf5', '#ff6a3d', 'stars', 'rocket', 8]],
    ['foguete-do-salao', 'Foguete do Salão', 'Salon Rocket', 10000, 1, ['#1a1a12', '#080806', '#e9ecf5', '#c9973a', 'stars', 'rocket', -6]],
    ['regata-das-jangadas', 'Regata das Jangadas', 'Raft Regatta', 100, 1, ['#0e7fa8', '#062a4a', '#f0e442', '#ffd24a', 'waves', 'boat', 0]],
  ]),
  ...other('VIVO', 'LIVE', [
    ['roleta-ao-vivo', 'Roleta ao Vivo', 'Live Roulette', 50, 1, ['#7a1630', '#26060f', '#d92d3a', '#f2c14a', 'rays', 'wheel', 0]],
    ['bacara-ao-vivo', 'Bacará ao Vivo', 'Live Baccarat', 100, 1, ['#8a3a1f', '#2a0f0a', '#d92d3a', '#f2c14a', 'temple', 'cards', -4]],
    ['vinte-e-um-ao-vivo', 'Vinte e Um ao Vivo', 'Live Blackjack', 100, 1, ['#1f5a4a', '#0a2620', '#e0263a', '#f2c14a', 'rays', 'chip', 6]],
    ['onca-e-jacare', 'Onça e Jacaré', 'Dragon Tiger', 50, 1, ['#5a1f5a', '#1f0a26', '#f2a33a', '#ffd24a', 'leaves', 'jaguar', 0]],
    ['dados-da-sorte', 'Dados da Sorte', 'Sic Bo', 50, 1, ['#a8321f', '#3a0f0a', '#e0364a', '#ffc53d', 'rays', 'dice', 0]],
  ]),
  ...other('GOL', 'SPORTS', [
    ['futebol', 'Futebol', 'Football', 100, 1, ['#1f9a56', '#0b4a2c', '#1d2430', '#ffd24a', 'rays', 'football', 10]],
    ['basquete', 'Basquete', 'Basketball', 100, 1, ['#d9682a', '#5a1f12', '#f28a3a', '#ffd24a', 'rays', 'basketball', -8]],
    ['tenis', 'Tênis', 'Tennis', 100, 1, ['#2a8ac4', '#0f3a5a', '#e0445c', '#d9f23a', 'hills', 'tennis', 0]],
    ['volei', 'Vôlei', 'Volleyball', 100, 1, ['#f2b53a', '#1f6a8a', '#2f6ae0', '#ffc53d', 'waves', 'volleyball', 0]],
    ['lutas', 'Lutas', 'Combat Sports', 100, 1, ['#8a1f2a', '#260a0f', '#e0263a', '#e9ecf5', 'rays', 'glove', -6]],
    ['automobilismo', 'Automobilismo', 'Motor Racing', 100, 1, ['#5a6472', '#1a1f26', '#e0263a', '#ffd24a', 'hills', 'flag', 0]],
  ]),
  ...other('ARENA', 'ESPORTS', [
    ['arena-5x5', 'Arena 5×5', 'Battle Arena', 100, 1, ['#3a2a9a', '#120f3a', '#8a5af0', '#34d3c4', 'stars', 'gamepad', -6]],
    ['tiro-tatico', 'Tiro Tático', 'Tactical Shooter', 100, 1, ['#b5641f', '#2f1a0f', '#3a4150', '#ffb52e', 'temple', 'bomb', 6]],
    ['ultimo-de-pe', 'Último de Pé', 'Battle Royale', 100, 1, ['#2a8a8a', '#0f2f3a', '#e0445c', '#ffd24a', 'hills', 'trophy', 0]],
    ['futebol-digital', 'Futebol Digital', 'Virtual Football', 100, 1, ['#1f5ac4', '#0a1f52', '#8a4ae0', '#8ff5ff', 'stars', 'football', -6]],
  ]),
  ...other('DS88', 'SPORTS', [['galo-virtual', 'Galo Virtual', 'Virtual Cockfight', 100, 1, ['#e06a2a', '#5a1f12', '#f2a33a', '#e0263a', 'hills', 'rooster', 0]]]),
  ...other('RIO', 'FISH', [
    ['rio-fundo', 'Rio Fundo', 'Deep River', 1, 1, ['#1fa8c4', '#0a3a6a', '#ff8a3d', '#ffd24a', 'waves', 'fish', -6]],
    ['cardume-de-ouro', 'Cardume de Ouro', 'Golden Shoal', 5, 1, ['#0f5a7a', '#06263a', '#f2b53a', '#ff8a5a', 'waves', 'fish', 8]],
    ['tartaruga-ancestral', 'Tartaruga Ancestral', 'Ancient Turtle', 10, 1, ['#2a7a6a', '#0a2f36', '#3f9a6a', '#ffd9a0', 'waves', 'turtle', -10]],
  ]),
  ...other('RODA', 'PVP', [
    ['truco', 'Truco', 'Truco', 100, 1, ['#4a1f6a', '#1a0a2a', '#d92d3a', '#f2a33a', 'stars', 'cards', -8]],
    ['domino', 'Dominó', 'Dominoes', 100, 1, ['#8a5a2a', '#2f1c0f', '#e9ecf5', '#c4a86a', 'rays', 'dice', 8]],
    ['buraco', 'Buraco', 'Canasta', 100, 1, ['#1f6a5a', '#0a2a26', '#2f8fe0', '#ffd24a', 'leaves', 'cards', 8]],
  ]),
  ...lottery,
]

/** Codes in the order in which the house puts them forward, and of those that are marked hot. */
export const featured = ['coroa-do-pantanal', 'foguete', 'onca-de-ouro', 'roleta-ao-vivo', 'capivara-zen', 'rio-das-pedras', 'minas', 'templo-do-sol', 'acai-express', 'vinte-e-um', 'tucano-real', 'plinko']
export const hot = ['foguete', 'mico-dourado', 'carnaval-de-rua', 'sete-da-sorte', 'pimenta-malagueta', 'roleta-ao-vivo', 'plinko', 'fogueira-de-junho', 'bau-do-pirata', 'rio-fundo', 'futebol']

export const rooms: RoomContent[] = ['truco', 'domino', 'buraco'].flatMap((game) => [
  { game, name: 'Varanda', stake: 100, seats: game === 'domino' ? 2 : 4 },
  { game, name: 'Salão', stake: 1000, seats: game === 'domino' ? 2 : 4 },
  { game, name: 'Mesa Alta', stake: 10000, seats: game === 'domino' ? 2 : 4 },
])
