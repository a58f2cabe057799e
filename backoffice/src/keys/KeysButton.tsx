import Keyboard from '@mui/icons-material/Keyboard'
import { lazy, Suspense, useState } from 'react'
import { Button } from 'react-admin'
import type { KeyLine } from './keyLine.ts'
import { useKeys } from './useKeys.ts'

const KeysLegend = lazy(() => import('./KeysLegend.tsx'))

/** Opens the legend of a page's keys, also by `?`. */
export const KeysButton = ({ keys }: { keys: readonly KeyLine[] }) => {
  const [isOpen, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <>
      <Button label="console.keys.title" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Keyboard />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <KeysLegend keys={keys} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
