/** Announces a failure; renders nothing without one. */
export const Failure = ({ text }: { text: string | undefined }) =>
  text && (
    <p className="alert alert--error" role="alert">
      {text}
    </p>
  )
