import { FileText, ImageUp, RefreshCw } from 'lucide-react'
import { type DragEvent, useCallback, useId, useRef, useState } from 'react'
import { megabytes } from '#platform/format'
import { useLanguage } from '#platform/language'
import { fileProblem } from '#platform/read-file'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import styles from './file-drop.module.css'
import { texts } from './texts.ts'

interface FileDropProps {
  label: string
  hint: string
  /** Said when a file of another kind is chosen. */
  typeProblem: string
  types: readonly string[]
  max: number
  /** On a phone, only its camera: the one that looks at its owner. */
  capture?: 'user'
  file: File | undefined
  disabled?: boolean
  onFile: (file: File) => void
}

const MEGABYTE = 1024 * 1024

/** A file chosen or dropped, looked at before anything is sent, and shown. */
export function FileDrop({ label, hint, typeProblem, types, max, capture, file, disabled = false, onFile }: FileDropProps) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()
  const take = (given: File | undefined): void => {
    if (!given || disabled) return
    const found = fileProblem(given, types, max)
    const size = megabytes(given.size, language)
    const said = { type: typeProblem, broken: t('fileBroken'), large: t('fileLarge', { size, max: max / MEGABYTE }) }
    setProblem(found && said[found])
    if (!found) onFile(given)
  }
  const drag = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files[0])
    },
  }
  return (
    <div className={styles.drop} role="group" aria-labelledby={id} data-over={over || undefined} data-filled={file !== undefined} {...drag}>
      <span className={styles.picture}>{file ? <FilePreview file={file} /> : <ImageUp aria-hidden="true" />}</span>
      <div className={styles.words}>
        <p id={id} className={styles.label}>
          {label}
        </p>
        <p className={styles.hint}>{file ? file.name : hint}</p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={types.join(',')}
        capture={capture}
        onChange={({ target }) => {
          take(target.files?.[0])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button
        size="small"
        icon={file && <RefreshCw />}
        disabled={disabled}
        aria-label={`${file ? t('fileOther') : t('fileChoose')}: ${label}`}
        onClick={() => input.current?.click()}
      >
        {file ? t('fileOther') : t('fileChoose')}
      </Button>
    </div>
  )
}

/** A file before it is sent: the picture that it is, or that it is something else. */
export function FilePreview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file)
      return () => URL.revokeObjectURL(image.src)
    },
    [file],
  )
  return file.type.startsWith('image/') ? <img ref={show} alt="" /> : <FileText aria-hidden="true" />
}
