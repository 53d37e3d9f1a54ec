import type { Page } from '@playwright/test'
import { VERIFIER_PATH, pages } from '@tucano/contract/pages'
import { modalNames } from '../web/src/platform/modals.ts'
import { entryGroups } from '../web/src/features/member/entries.ts'

export type Who = 'visitor' | 'member'

/** One picture, taken in every theme and width that it is for. */
export interface Shot {
  group: string
  name: string
  who: Who
  path: string
  /** The whole page, or just the screen. */
  whole: boolean
  /** Only on a phone, or only on a desk. */
  on?: 'phone' | 'desk'
  /** What is done before the picture is taken. */
  act?: (page: Page) => Promise<void>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

const pathOf = (path: string): string => path.replace('$games', 'RNG').replace('$section', 'diario')

const everyPage = Object.entries(pages).map(([name, { path }]): Shot => ({
  group: 'Pages, visitor',
  name,
  who: 'visitor',
  path: pathOf(path),
  whole: true,
}))

const verifier: Shot = { group: 'Pages, visitor', name: 'verifier', who: 'visitor', path: VERIFIER_PATH, whole: true }

/** Pages that say something else to a member. */
const memberPages = (['home', 'promotions', 'help', 'rng', 'down'] as const).map((name): Shot => ({
  group: 'Pages, member',
  name,
  who: 'member',
  path: pages[name].path,
  whole: true,
}))

/** The gallery of parts opens any modal. */
const everyModal = modalNames.map((name): Shot => ({
  group: 'Modals',
  name,
  who: 'visitor',
  path: pages.gallery.path,
  whole: false,
  act: async (page) => {
    await press(name)(page)
    await page.locator(`[data-modal="${name}"]`).getByRole('dialog').waitFor()
  },
}))

const FACE = /^Abrir o menu de/
const CENTRE = { name: 'Central do membro' }

async function openCentre(page: Page): Promise<void> {
  await page.getByRole('button', { name: FACE }).click()
  await page.getByRole('menuitem', CENTRE).or(page.getByRole('button', CENTRE)).click()
  await page.getByRole('dialog', CENTRE).waitFor()
}

const everyEntry = entryGroups.flat().map((name): Shot => ({
  group: "Member's centre",
  name,
  who: 'member',
  path: pages.home.path,
  whole: false,
  act: async (page) => {
    await openCentre(page)
    await page.locator(`[data-entry="${name}"]`).click()
  },
}))

const menu = (name: string, who: Who, on: 'phone' | 'desk', act: (page: Page) => Promise<void>): Shot => ({
  group: 'Menus and sheets',
  name,
  who,
  path: pages.home.path,
  whole: false,
  on,
  act,
})

/** A sheet is fetched when it is first asked for. */
const sheet = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page)
  await page.getByRole('dialog').waitFor()
}

const menus = [
  menu('app codes', 'visitor', 'desk', press('Baixar o app')),
  menu('right bar', 'visitor', 'desk', (page) => page.getByRole('complementary').getByRole('button', { name: 'Android' }).hover()),
  menu('drop menu', 'member', 'desk', press(FACE)),
  menu('games', 'visitor', 'phone', sheet('Jogos')),
  menu('me', 'visitor', 'phone', sheet('Eu')),
  menu('me', 'member', 'phone', sheet(FACE)),
  menu('list of the centre', 'member', 'phone', openCentre),
  menu("agent's centre", 'member', 'desk', async (page) => {
    await press(FACE)(page)
    await page.getByRole('menuitem', { name: 'Central do agente' }).click()
    await page.getByRole('dialog').waitFor()
  }),
]

/** A game of each kind of slot, ready to be played, and its rules. */
const slots = [
  'ARA:sete-da-sorte',
  'ARA:onca-de-ouro',
  'CAJU:lanterna-do-porto',
  'BOT:rio-das-pedras',
  'IPE:acai-express',
  'MICO:mico-dourado',
].flatMap((address): Shot[] => {
  const [vendor, code = ''] = address.split(':')
  const shot: Shot = {
    group: 'Slots',
    name: code,
    who: 'member',
    path: `${pages.game.path}?vendor=${vendor}&type=RNG&code=${code}`,
    whole: false,
  }
  const ready = (page: Page) => page.locator('[data-stage][data-ready][data-phase="idle"]').waitFor()
  const rules = async (page: Page) => {
    await ready(page)
    await sheet('Regras e prêmios')(page)
  }
  return [
    { ...shot, act: ready },
    { ...shot, name: `${code} rules`, act: rules },
  ]
})

/** All that the site can show, as far as it can be reached by an address or a few presses. Menus come before promotions are seen: they tell of them. */
export const shots: Shot[] = [...everyPage, verifier, ...menus, ...memberPages, ...slots, ...everyModal, ...everyEntry]
