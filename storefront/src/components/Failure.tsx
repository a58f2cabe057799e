/** What went wrong, said at once by assistive technology; nothing while all is well. */
export const Failure = ({ text }: { text: string | undefined }) =>
  text && (
    <p className="alert alert--error" role="alert">
      {text}
    </p>
  )
