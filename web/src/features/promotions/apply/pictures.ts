import { PICTURES_MAX, PICTURE_BYTES_MAX } from '@tucano/contract/promotions'
import { PICTURE_TYPES, fileProblem } from '#platform/read-file'

export type PictureProblem = { why: 'type' | 'broken' | 'large'; name: string; size: number } | { why: 'many' }

/** Takes what was chosen, as far as it is pictures and there is room: what stays out is said, the first of it. */
export function addPictures<Picture extends Pick<File, 'type' | 'size' | 'name'>>(
  kept: readonly Picture[],
  chosen: readonly Picture[],
): { pictures: Picture[]; problem: PictureProblem | undefined } {
  const pictures = [...kept]
  let problem: PictureProblem | undefined
  for (const file of chosen) {
    const wrong = fileProblem(file, PICTURE_TYPES, PICTURE_BYTES_MAX)
    if (wrong) problem ??= { why: wrong, name: file.name, size: file.size }
    else if (pictures.length >= PICTURES_MAX) problem ??= { why: 'many' }
    else pictures.push(file)
  }
  return { pictures, problem }
}
