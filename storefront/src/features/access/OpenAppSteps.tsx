import { useEffect } from 'react'
import '../../components/doubleClick.ts'
import type { IslandProps } from '../../islands.ts'
import type { OpenAppFrame } from './openAppFrame.ts'
import { StepBody, stepTitle } from './StepBody.tsx'
import type { OpenAppStrings } from './strings.ts'
import { useOpenApp } from './useOpenApp.ts'

export type OpenAppStepsProps = IslandProps<OpenAppStrings> & {
  appId: number
  /** The name on the page, until the API gives its own. */
  appName: string
  frame: OpenAppFrame
}

/** Shows the current step of the open-app flow (docs/product.md#opening-an-app). */
export function OpenAppSteps({ appId, appName, locale, messages, paths, frame }: OpenAppStepsProps) {
  const flow = useOpenApp({ appId, appName, locale, strings: messages })
  const title = stepTitle(flow.step, messages)
  useEffect(() => frame.say(flow.name, title), [frame, flow.name, title])
  useEffect(() => frame.focus(), [frame, flow.step.name])
  return <StepBody key={flow.step.name} flow={flow} paths={paths} strings={messages} />
}
