import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { WhyNotSaved } from '../checklist/WhyNotSaved.tsx'
import { useDraft } from './DraftContext.tsx'
import { SaveDraftButton } from './SaveDraftButton.tsx'

/** The buttons of the form: what it shows is saved where it came from. @param label of the one that saves the app */
export const SaveButtons = ({ label }: { label?: string }) => {
  const { isContinued } = useDraft()
  return (
    <>
      {!isContinued && <SubmitButton {...(label && { label })} />}
      <SaveDraftButton />
      <WhyNotSaved />
    </>
  )
}
