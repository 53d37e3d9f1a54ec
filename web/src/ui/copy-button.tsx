import { Check, Copy } from 'lucide-react'
import { IconButton } from './button.tsx'
import { useCopy } from './use-copy.ts'

interface CopyButtonProps {
  text: string
  label: string
  doneLabel: string
}

/** Copies a text, and says so. */
export function CopyButton({ text, label, doneLabel }: CopyButtonProps) {
  const { copied, copy } = useCopy(text)
  return (
    <>
      <IconButton label={label} onClick={copy}>
        {copied ? <Check /> : <Copy />}
      </IconButton>
      <span className="sr-only" role="status">
        {copied && doneLabel}
      </span>
    </>
  )
}
