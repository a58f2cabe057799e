import { Failure } from '../../components/Failure.tsx'
import type { UsersStrings } from './strings.ts'

type AdminFailureProps = {
  failed: { text: string; forbidden: boolean }
  retry: () => void
  home: string
  strings: Pick<UsersStrings, 'common.retry' | 'shell.notFoundHome'>
}

/** Says why a call failed; offers another try, or the way home when access is forbidden. */
export const AdminFailure = ({ failed, retry, home, strings }: AdminFailureProps) => (
  <div className="stack">
    <Failure text={failed.text} />
    {failed.forbidden ? (
      <a className="button" href={home}>
        {strings['shell.notFoundHome']}
      </a>
    ) : (
      <button type="button" className="button" onClick={retry}>
        {strings['common.retry']}
      </button>
    )}
  </div>
)
