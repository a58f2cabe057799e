import { Failure } from '../../components/Failure.tsx'

type AdminFailureProps = {
  failed: { text: string; forbidden: boolean }
  retry: () => void
  retryLabel: string
}

/** What went wrong; trying again helps unless the door is shut. */
export const AdminFailure = ({ failed, retry, retryLabel }: AdminFailureProps) => (
  <div className="stack">
    <Failure text={failed.text} />
    {!failed.forbidden && (
      <button type="button" className="button" onClick={retry}>
        {retryLabel}
      </button>
    )}
  </div>
)
