/** The picture types that the cashier and the documents take. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const

/** What is wrong with a file before anybody opens it. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>, types: readonly string[], max: number) {
  if (!types.includes(type)) return 'type' as const
  if (size === 0) return 'broken' as const
  return size > max ? ('large' as const) : undefined
}

/** A file as it goes over the wire. */
export async function base64File(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const STEP = 0x8000
  let text = ''
  for (let at = 0; at < bytes.length; at += STEP) text += String.fromCharCode(...bytes.subarray(at, at + STEP))
  return btoa(text)
}

const SIDE_MAX = 1800

/** A photo no larger than is needed to read it. Where and when it was taken stays on the device. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, SIDE_MAX / Math.max(image.width, image.height))
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  image.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.88),
  )
}
