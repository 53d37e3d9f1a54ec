import type { Translation } from './text.ts'
import type { Words } from './words.ts'

export const en: Translation<Words> = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  retry: 'Try again',
  goHome: 'Back to the start',
  loading: 'Loading …',
  warning: 'Warning',
  moveWindow: 'Move the window aside',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  customerService: 'Talk to customer service',
  pages: 'Pages',
  first: 'First',
  prev: 'Prev',
  next: 'Next',
  last: 'Last',
  page: 'Page {page}',
  previousSlide: 'Previous',
  nextSlide: 'Next',
  pauseSlides: 'Pause the slides',
  playSlides: 'Play the slides',
  slide: 'Slide {number}',
  in_need_true_account: 'Register a real account first',
  in_increase_submit: 'OK',

  'error.unknown': 'Unknown error. Please try again in a moment.',
  'error.network.failed': 'Network link abnormal. Check your connection and try again.',
  'error.network.slow': 'The page takes longer than usual to load. Check your connection.',
  'error.encryption.key.unknown': 'The protection key has changed. Reload the page and try again.',
}
