export const Waiting = ({ text }: { text: string }) => (
  <div className="panel stack" aria-busy="true">
    <span className="visually-hidden">{text}</span>
    <div className="skeleton skeleton--title" />
    <div className="skeleton skeleton--box" />
    <div className="skeleton skeleton--box" />
  </div>
)
