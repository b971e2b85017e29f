export interface MailServer {
  readonly onThisMachine: boolean
  /** How it is reached: nodemailer's options. */
  readonly options: MailServerOptions
}

interface MailServerOptions {
  readonly host: string
  /** Without it, the protocol's own. */
  readonly port?: number
  readonly secure: boolean
  readonly requireTLS: boolean
  readonly auth?: { readonly user: string; readonly pass: string }
}

const FORM =
  'SMTP_URL must look like smtps://user:password@host:465 or smtp://user:password@host:587, with special characters percent-encoded.'
const THIS_MACHINE = /^(localhost|127(\.\d+){3}|::1)$/

/**
 * Reads the secret `SMTP_URL`. Only a mail server on this machine may be spoken to without
 * encryption: for all others it is TLS from the start (`smtps:`), or before anything is said
 * (`smtp:` with STARTTLS).
 *
 * @throws Error with one sentence, without anything of the secret
 */
export function mailServer(url: string): MailServer {
  const { protocol, hostname, port, username, password, search, pathname } = parsed(url)
  const host = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (!['smtp:', 'smtps:'].includes(protocol) || host === '') throw new Error(FORM)
  // nodemailer would take options from there, also those that switch encryption off.
  if (search !== '' || !['', '/'].includes(pathname)) {
    throw new Error('SMTP_URL must end with the port: options behind it are not supported.')
  }
  const onThisMachine = THIS_MACHINE.test(host)
  const options = {
    host,
    ...(port && { port: Number(port) }),
    secure: protocol === 'smtps:',
    requireTLS: !onThisMachine,
    ...((username || password) && { auth: { user: decoded(username), pass: decoded(password) } }),
  }
  return { onThisMachine, options }
}

function parsed(url: string): URL {
  if (!URL.canParse(url)) throw new Error(FORM)
  return new URL(url)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Error(FORM)
  }
}
