import { isApiError } from '@portal/client'
import { useState } from 'react'
import { type Proof, ProofDialog, type ProofDialogProps } from './ProofDialog.tsx'

/** Runs an act, with the password where a sign-in of a while ago asks for it. */
type Act<Answer> = (password?: string) => Promise<Answer>
export type Prove = <Answer>(act: Act<Answer>) => Promise<Answer>

/** Asks for the second factor or the password where an act needs it, then runs the act once more. */
export function useProof(shared: Omit<ProofDialogProps, 'proof'>) {
  const [proof, setProof] = useState<Proof>()

  const prove: Prove = async (act) => {
    try {
      return await act()
    } catch (error) {
      const by = wanted(error)
      if (!by) throw error
      return new Promise((resolve, reject) => {
        const close = () => setProof(undefined)
        setProof({
          by,
          again: (password) =>
            act(password).then((answer) => {
              close()
              resolve(answer)
            }),
          giveUp() {
            close()
            reject(error)
          },
        })
      })
    }
  }
  return { prove, dialog: proof && <ProofDialog {...shared} proof={proof} /> }
}

function wanted(error: unknown): Proof['by'] | null {
  if (isApiError(error, 'step_up_needed')) return 'factor'
  return isApiError(error, 'confirm_password') ? 'password' : null
}
