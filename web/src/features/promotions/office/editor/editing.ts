import { createContext, use } from 'react'
import type { Options } from './options.ts'
import type { Problems, Writing } from './typed.ts'

/** What every field of the editor asks. */
interface Editing {
  options: Options
  writing: Writing
  /** Nothing is said to be wrong before somebody has tried to save. */
  problems: Problems
}

export const EditingContext = createContext<Editing | undefined>(undefined)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('a field of the editor stands outside of it')
  return editing
}
