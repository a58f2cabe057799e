import { createRoot } from 'react-dom/client'
import { OpenAppSteps, type OpenAppStepsProps } from './OpenAppSteps.tsx'

/** Puts the steps into the dialog's frame; returns a function that takes them away. */
export function mountOpenApp(props: OpenAppStepsProps): () => void {
  const root = createRoot(props.frame.body)
  root.render(<OpenAppSteps {...props} />)
  return () => root.unmount()
}
