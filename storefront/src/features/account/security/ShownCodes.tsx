import { useBriefly } from '../../../components/useBriefly.ts'
import type { OwnWords } from './words.ts'

type ShownCodesProps = { codes: readonly string[]; words: OwnWords; onKept: () => void }

/** Shows recovery codes once, and helps to keep them. */
export function ShownCodes({ codes, words: { recovery }, onKept }: ShownCodesProps) {
  const [copied, showCopied] = useBriefly()
  const text = `${recovery.heading}\n${location.origin}\n\n${codes.join('\n')}\n`
  return (
    <div className="stack recovery">
      <p className="alert" role="status">
        {recovery.shown}
      </p>
      <ol className="recovery__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="cluster recovery__acts">
        <button
          type="button"
          className="button"
          onClick={() => navigator.clipboard.writeText(text).then(showCopied)}
        >
          {copied ? recovery.copied : recovery.copy}
        </button>
        <a
          className="button"
          download={recovery.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {recovery.download}
        </a>
        <button type="button" className="button" onClick={() => print()}>
          {recovery.print}
        </button>
        <button type="button" className="button button--primary" onClick={onKept}>
          {recovery.kept}
        </button>
      </div>
    </div>
  )
}
