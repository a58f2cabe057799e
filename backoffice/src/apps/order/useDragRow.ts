import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Edge = 'above' | 'below'
const idOf = (data: Record<string | symbol, unknown>) =>
  typeof data.appId === 'number' ? data.appId : undefined

type DragActs = {
  /** Called when this row is dragged. */
  onDrag: (appId: number) => void
  /** Called on the row onto which another was dropped. */
  onDrop: (dragged: number, edge: Edge) => void
}

/** Makes a row draggable by its handle, and a drop target. */
export function useDragRow(appId: number, { onDrag, onDrop }: DragActs) {
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [edge, setEdge] = useState<Edge>()
  const taken = useEffectEvent(() => onDrag(appId))
  const dropped = useEffectEvent(onDrop)

  useEffect(() => {
    const element = row.current
    const dragHandle = handle.current
    if (!element || !dragHandle) return
    const edgeAt = (clientY: number): Edge => {
      const { top, height } = element.getBoundingClientRect()
      return clientY < top + height / 2 ? 'above' : 'below'
    }
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ appId }), onDragStart: () => taken() }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => idOf(source.data) !== appId,
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ source, location }) => {
          setEdge(undefined)
          const dragged = idOf(source.data)
          if (dragged !== undefined) dropped(dragged, edgeAt(location.current.input.clientY))
        },
      }),
    )
  }, [appId])

  return { row, handle, edge }
}
