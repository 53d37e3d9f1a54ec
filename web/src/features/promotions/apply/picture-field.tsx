import { PICTURES_MAX, PICTURE_BYTES_MAX } from '@tucano/contract/promotions'
import { ImagePlus, X } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { FilePreview } from '#parts/file-drop'
import { megabytes } from '#platform/format'
import { useLanguage } from '#platform/language'
import { PICTURE_TYPES } from '#platform/read-file'
import { useText } from '#platform/text'
import { Button, IconButton } from '#ui/button'
import { texts } from '../texts.ts'
import styles from './picture-field.module.css'
import { type PictureProblem, addPictures } from './pictures.ts'

const MEGABYTE = 1024 * 1024
const MAX_MB = PICTURE_BYTES_MAX / MEGABYTE

interface PictureFieldProps {
  pictures: readonly File[]
  /** What is wrong with the whole of them. */
  error: string | undefined
  disabled: boolean
  onChange: (pictures: File[]) => void
}

/** Up to three pictures, chosen or dropped, each shown before anything is sent. */
export function PictureField({ pictures, error, disabled, onChange }: PictureFieldProps) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<PictureProblem>()
  const add = (chosen: readonly File[]): void => {
    if (disabled || chosen.length === 0) return
    const added = addPictures(pictures, chosen)
    setProblem(added.problem)
    onChange(added.pictures)
  }
  const remove = (at: number): void => {
    setProblem(undefined)
    onChange(pictures.filter((_, index) => index !== at))
    input.current?.parentElement?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  const said = (): string | undefined => {
    if (!problem) return error
    if (problem.why === 'many') return t('picturesMany', { max: PICTURES_MAX })
    const { why, name, size } = problem
    if (why === 'large') return t('pictureLarge', { name, size: megabytes(size, language), max: MAX_MB })
    return t(why === 'type' ? 'pictureType' : 'pictureBroken', { name })
  }
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent) {
      event.preventDefault()
      add([...event.dataTransfer.files])
    },
  }
  const wrong = said()
  return (
    <div className={styles.field} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} {...drop}>
      <p id={`${id}-label`} className={styles.label}>
        {t('picturesLabel')}
      </p>
      <ul className={styles.pictures}>
        {pictures.map((file, index) => (
          <li key={`${file.name} ${file.size} ${index}`} className={styles.picture} data-file={file.name}>
            <FilePreview file={file} />
            <IconButton
              className={styles.remove}
              label={t('pictureRemove', { name: file.name })}
              disabled={disabled}
              onClick={() => remove(index)}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('picturesAdd')}
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button
        size="small"
        data-add
        icon={<ImagePlus />}
        disabled={disabled || pictures.length >= PICTURES_MAX}
        onClick={() => input.current?.click()}
      >
        {t('picturesAdd')}
      </Button>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('picturesHint', { max: PICTURES_MAX, size: MAX_MB })}
      </p>
      {wrong && (
        <p className={styles.problem} role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}
