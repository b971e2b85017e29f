import 'react-toastify/ReactToastify.css'
import './toast.css'
import { toast as show, ToastContainer } from 'react-toastify/unstyled'

interface Toast {
  title: string
  description?: string
}

const SHOWN_MS = 5_000

function content({ title, description }: Toast) {
  return (
    <div>
      <strong>{title}</strong>
      {description && <div>{description}</div>}
    </div>
  )
}

export const toast = {
  success: (message: Toast) => void show.success(content(message)),
  /** The specification's "destructive" toast; read out at once. */
  error: (message: Toast) => void show.error(content(message)),
  info: (message: Toast) => void show.info(content(message)),
}

/** Once a page, near the root. */
export function Toasts() {
  return <ToastContainer position="top-right" autoClose={SHOWN_MS} pauseOnFocusLoss newestOnTop />
}
