import './toast.css'
import type { CSSProperties, ReactNode } from 'react'
import { X } from 'lucide-react'
import { Bounce, toast as show, ToastContainer, Zoom } from 'react-toastify/unstyled'
import { colors, HEADER_HEIGHT, radii } from '#ui/design.ts'
import { useMedia } from '#ui/reveal/use-media.ts'
import { FOOT } from '#ui/toast/foot.ts'

export interface Toast {
  /** A toast with the id of one that is showing is not shown again. */
  id?: string
  /** Language of the text, if not the page's. */
  lang?: 'en'
  title: string
  description?: string
  /** What can be done about it, as long as the toast is there. */
  action?: ReactNode
}

export type ToastKind = 'success' | 'error' | 'info'

const SHOWN_MS = 5_000
/** Somebody has to read, decide and get there. */
const SHOWN_WITH_ACTION_MS = 10_000

function content({ lang, title, description, action }: Toast) {
  return (
    <div lang={lang}>
      <strong>{title}</strong>
      {description && <div>{description}</div>}
      {action}
    </div>
  )
}

/** How often one with this id was closed: until it has faded out, the library takes it for showing. */
const closed = new Map<string, number>()
const timesClosed = (id: string) => closed.get(id) ?? 0

/** An error's is read out at once, and shown once however often the same is tried. */
export function showToast(kind: ToastKind, message: Toast): void {
  const { title, description, action } = message
  const { id = kind === 'error' ? [title, description].join() : undefined } = message
  show[kind](content(message), {
    ...(id && {
      toastId: `${id} ${timesClosed(id)}`,
      onClose: () => void closed.set(id, timesClosed(id) + 1),
    }),
    ...(action ? { autoClose: SHOWN_WITH_ACTION_MS } : {}),
  })
}

export interface ToastsProps {
  /** What screen readers call the place of the toasts. */
  label: string
  closeLabel: string
  /** On phones at the lower edge, where they cover no heading. */
  low?: boolean
}

/** The part of toast.css that the rest of the site shares. */
const look = {
  '--toastify-text-color-light': colors.ink,
  '--toastify-icon-color-success': colors.green,
  '--toastify-icon-color-error': colors.red,
  '--toastify-icon-color-info': colors.road,
  // Below the top bar, clear of a form's buttons.
  '--toastify-toast-top': `${HEADER_HEIGHT}px`,
  '--toastify-toast-bottom': `calc(var(${FOOT}, 0px) + 12px)`,
  '--toastify-toast-bd-radius': `${radii.toast}px`,
} as CSSProperties

/** Once a page, near the root. */
export function Toasts({ label, closeLabel, low = false }: ToastsProps) {
  const narrow = useMedia('(max-width: 599.95px)', false)
  return (
    <ToastContainer
      // One that flew to the lower edge would cross a form's buttons, and take a press of them.
      {...(low && narrow
        ? { position: 'bottom-center', transition: Zoom }
        : { position: 'top-right', transition: Bounce })}
      aria-label={label}
      style={look}
      autoClose={SHOWN_MS}
      hideProgressBar
      pauseOnFocusLoss
      newestOnTop
      closeButton={({ closeToast }) => (
        <button
          type="button"
          className="Toastify__close-button"
          aria-label={closeLabel}
          onClick={closeToast}
        >
          <X size={18} aria-hidden />
        </button>
      )}
    />
  )
}
