/** A mail that is ready to leave. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Stays the same when a mail is sent again, so that a mail server can tell. */
  messageId?: string
}

/** Hands a mail to the transport: a folder by default, or SMTP. Rejects when it was not taken. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
