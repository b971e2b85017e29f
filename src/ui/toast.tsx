import 'react-toastify/ReactToastify.css'
import './toast.css'
import { toast as show, ToastContainer } from 'react-toastify/unstyled'

interface Toast {
  /** A toast with the id of one that is showing is not shown again. */
  id?: string
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

const options = ({ id }: Toast) => (id ? { toastId: id } : {})

export const toast = {
  success: (message: Toast) => void show.success(content(message), options(message)),
  /** The specification's "destructive" toast; read out at once. */
  error: (message: Toast) => void show.error(content(message), options(message)),
  info: (message: Toast) => void show.info(content(message), options(message)),
}

/** Once a page, near the root. */
export function Toasts() {
  return <ToastContainer position="top-right" autoClose={SHOWN_MS} pauseOnFocusLoss newestOnTop />
}
