/** A message that is ready to leave. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Stays the same when a message is sent again, so that a mail server can tell. */
  messageId?: string
}

/** Hands a message to the transport: a folder by default, SMTP by address. Rejects where it was not taken. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
