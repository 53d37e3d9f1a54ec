// A process of the worker pool: it does one thing after the other, and steps back whenever anything else wants the processor.
import { hashPassword, verifyPassword } from '#platform/password'
import type { Order } from '#platform/worker-group'
import type { Works } from '#platform/worker-pool'

type Bench = { [Name in keyof Works]: (...given: Parameters<Works[Name]>) => Promise<ReturnType<Works[Name]>> }

/** What draws is loaded when it is first asked for: most processes only ever hash. */
const bench: Bench = {
  hashPassword,
  verifyPassword: ({ password, hash }) => verifyPassword(password, hash),
  async drawText() {
    const { secureRandom } = await import('./accounts/captcha/random.ts')
    const { drawText, newText } = await import('./accounts/captcha/draw-text.ts')
    const text = newText(secureRandom)
    return { text, png: drawText(text, secureRandom) }
  },
  async drawSlider() {
    const { secureRandom } = await import('./accounts/captcha/random.ts')
    const { drawSlider } = await import('./accounts/captcha/draw-slider.ts')
    return drawSlider(secureRandom)
  },
  async squarePicture(file) {
    const { squareOf } = await import('./accounts/square.ts')
    return squareOf(Buffer.from(file))
  },
  async likenPicture(file) {
    const { likenPicture } = await import('./accounts/liken-picture.ts')
    return likenPicture(Buffer.from(file))
  },
  async plainPicture(file) {
    const { drawPicture } = await import('./promotions/draw-picture.ts')
    return drawPicture(Buffer.from(file))
  },
  async bannerPicture(file) {
    const { drawBanner } = await import('./content/draw-banner.ts')
    return drawBanner(Buffer.from(file))
  },
  async drawCover(given) {
    const { drawCover } = await import('./catalogue/draw-cover.ts')
    return drawCover(given)
  },
  async drawIcon({ svg, size }) {
    const { drawIcon } = await import('#platform/draw-icon')
    return drawIcon(svg, size)
  },
  async checkSignature({ publicKey, round, signature }) {
    const { isSigned, randomnessOf } = await import('@tucano/beacon/verify')
    const [key, signed] = [publicKey, signature].map((hex) => Uint8Array.from(Buffer.from(hex, 'hex')))
    return isSigned({ publicKey: key!, round, signature: signed! }) ? randomnessOf(signed!) : undefined
  },
}

// An interrupt at the terminal reaches the whole group: the parent decides when this process ends.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', ({ name, given }: Order) => {
  bench[name as keyof Works](given as never).then(
    (result) => reply({ result }),
    (error: Error) => reply({ problem: error.message }),
  )
})

reply({ ready: true })

/** Whoever asked may have gone meanwhile, and then nobody needs the answer. */
function reply(message: object): void {
  process.send?.(message, undefined, undefined, () => undefined)
}
