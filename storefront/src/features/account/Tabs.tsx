import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

type Tab = { id: string; label: string; panel: ReactNode }

const idInAddress = (tabs: readonly Tab[]) => {
  const asked = new URLSearchParams(location.search).get('panel')
  return tabs.find(({ id }) => id === asked)?.id ?? tabs[0]?.id
}

/**
 * Shows one of several panels (ARIA tabs pattern, automatic activation). The address names the panel, for
 * links. A panel is made when it is first shown, and keeps what was typed while it is hidden.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(() => idInAddress(tabs))
  const [seen, setSeen] = useState<readonly (string | undefined)[]>([])
  if (!seen.includes(chosen)) setSeen([...seen, chosen])

  useEffect(() => {
    const follow = () => setChosen(idInAddress(tabs))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [tabs])

  function choose(id: string) {
    setChosen(id)
    history.replaceState(history.state, '', `?panel=${id}`)
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = tabs.length - 1
    const at = tabs.findIndex(({ id }) => id === chosen)
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    choose(tab.id)
    list.current?.querySelector<HTMLElement>(`#tab-${tab.id}`)?.focus()
  }

  return (
    <div className="stack">
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: text }) => (
          <button
            type="button"
            className="tab"
            role="tab"
            key={id}
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          className="panel stack"
          role="tabpanel"
          key={id}
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== chosen}
        >
          {seen.includes(id) && panel}
        </div>
      ))}
    </div>
  )
}
