import { openOffice } from './support/operator.ts'
import { sendTransfer } from './support/office.ts'
import { newSeededPlayer } from './support/player.ts'
import { expect, test } from './support/site.ts'
import { inWhole } from './support/whole.ts'

interface Heard {
  sounds: number
  notices: string[]
}

/** Runs in the page before anything else: writes down what the browser is asked for, which then happens as ever. */
function listen(): void {
  const heard: Heard = { sounds: 0, notices: [] }
  Object.assign(window, { heard })
  const [Sound, Notice] = [AudioContext, Notification]
  window.AudioContext = class extends Sound {
    constructor() {
      super()
      heard.sounds++
    }
  }
  window.Notification = class extends Notice {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options)
      heard.notices.push(title)
    }
  }
}

test('what arrives in a queue is heard and told by the computer, once this was asked for', inWhole, async ({ browser, site }) => {
  const cashier = await openOffice(browser, site, { roles: ['cashier'], path: '/operator/depositos' })
  await cashier.context().grantPermissions(['notifications'], { origin: site.url })
  await cashier.addInitScript(listen)
  await cashier.reload()
  const heard = () => cashier.evaluate(() => (window as unknown as { heard: Heard }).heard)
  const arrive = async (): Promise<void> => {
    const player = await newSeededPlayer(site)
    const { reference } = await sendTransfer(player, 90_00)
    await expect(cashier.getByRole('listitem').filter({ hasText: reference })).toBeVisible()
  }
  await expect(cashier.getByRole('heading', { name: 'Depósitos' })).toBeVisible()
  await arrive()
  expect(await heard()).toEqual({ sounds: 0, notices: [] })

  const sound = cashier.getByRole('button', { name: 'Som quando chegar um pedido' })
  const desktop = cashier.getByRole('button', { name: 'Notificação no computador quando chegar um pedido' })
  await sound.click()
  await desktop.click()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await expect(desktop).toHaveAttribute('aria-pressed', 'true')
  // The press itself sounds once, as a sample.
  expect(await heard()).toEqual({ sounds: 1, notices: [] })
  // Whoever looks at the queue sees what arrives, and only hears it.
  await arrive()
  await expect.poll(heard).toEqual({ sounds: 2, notices: [] })
  await cashier.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  await arrive()
  await expect.poll(heard).toEqual({ sounds: 3, notices: ['Depósitos: chegou um pedido'] })
  await cashier.context().close()
})
