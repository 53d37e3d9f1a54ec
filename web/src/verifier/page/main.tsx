import '../../ui/tokens.css'
import '../../ui/reset.css'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { useLanguage } from '#platform/language'
import { local } from '#platform/storage'
import { VerifierPage } from './verifier-page.tsx'

// As the site looks, where this page is a part of it; else as the visitor's computer does.
const stored = { theme: local.read('theme'), language: local.read('lang') }
const isDark = stored.theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : stored.theme === 'dark'
document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
const isPortuguese = stored.language === undefined ? navigator.language.startsWith('pt') : stored.language === 'PT'
useLanguage.setState({ language: isPortuguese ? 'PT' : 'EN' })

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <Suspense fallback={null}>
      <VerifierPage brand={root.dataset['brand'] ?? ''} />
    </Suspense>,
  )
