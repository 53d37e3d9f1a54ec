import { useEffect, useState } from 'react'
import { lazyPart } from '#platform/chunk'
import { useModals } from '#platform/modals'

const OpenModals = lazyPart('modals', () => import('./open-modals.tsx').then((part) => part.OpenModals))

/** Fetches what shows modals, before one is opened. */
export const loadModals = (): void => void OpenModals.load().catch(() => undefined)

/** The page's container for modals. What shows them comes with the first one, and stays. */
export function ModalHost() {
  const isOpen = useModals(({ open, warning }) => open.length > 0 || warning !== undefined)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  useEffect(() => {
    useModals.setState(({ hosts }) => ({ hosts: hosts + 1 }))
    return () => useModals.setState(({ hosts }) => ({ hosts: hosts - 1 }))
  }, [])
  return isOpen || wasOpen ? <OpenModals /> : null
}
