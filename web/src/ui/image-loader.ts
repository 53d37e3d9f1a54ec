/** Spec §9. */
export const ATTEMPTS = 3
const CACHE_MAX = 200

/** Addresses that have loaded before, oldest first: those show at once the next time. */
const loaded = new Set<string>()

export const hasLoaded = (src: string): boolean => loaded.has(src)

function remember(src: string): void {
  loaded.delete(src)
  loaded.add(src)
  if (loaded.size > CACHE_MAX) for (const oldest of [...loaded].slice(0, loaded.size - CACHE_MAX)) loaded.delete(oldest)
}

type Load = (src: string) => Promise<void>

const loadImage: Load = (src) =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve())
    image.addEventListener('error', () => reject(new Error(`image ${src} did not load`)))
    image.src = src
  })

/** Loads a picture, trying up to three times. */
export async function fetchImage(src: string, load: Load = loadImage): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await load(src)
      return remember(src)
    } catch (error) {
      if (attempt >= ATTEMPTS) throw error
    }
  }
}
