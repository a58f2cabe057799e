import type { CallAnswer, CallInput, SessionAddress } from '@portal/contract'
import { placeOf } from './address.ts'
import { type Arguments, openCalls, sessionCalls } from './call.ts'
import type { Http } from './http.ts'
import { listCalls } from './listCall.ts'
import type { UploadOptions } from './upload.ts'

export type Calls = ReturnType<typeof createCalls>
type UploadAddress = {
  [Address in SessionAddress]: CallInput<Address> extends { body: { file: File } } ? Address : never
}[SessionAddress]

export function createCalls(http: Http) {
  const exchange = sessionCalls(http.request)
  return {
    open: openCalls(http.open),
    /** Gives a call's answer with its status; `call` gives the answer alone. */
    exchange,
    call: async <Address extends SessionAddress>(address: Address, ...input: Arguments<Address>) =>
      (await exchange(address, ...input)).data,
    list: listCalls(http.request),
    async upload<Address extends UploadAddress>(
      address: Address,
      { params, body }: CallInput<Address>,
      options: UploadOptions = {},
    ) {
      // Only editors send files: no other page loads the code for it.
      const { sendForm } = await import('./upload.ts')
      const form = new FormData()
      // The language comes first: a streaming server needs it before the file.
      form.append('language', body.language)
      form.append('file', body.file)
      const { signal } = options
      const { data } = await http.request(...placeOf(address, params), { signal }, sendForm(form, options))
      return data as CallAnswer<Address>
    },
  }
}
