import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableRow,
} from '@mui/material'
import { useSentence } from '../providers/i18nProvider.ts'
import type { KeyLine } from './keyLine.ts'
import { useKeysOn } from './useKeysOn.ts'

type KeysLegendProps = { keys: readonly KeyLine[]; onClose: () => void }

/** Lists a page's keys, and turns single keys off for whoever presses them by accident. */
const KeysLegend = ({ keys, onClose }: KeysLegendProps) => {
  const t = useSentence()
  const [isOn, setOn] = useKeysOn()
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys" maxWidth="xs" fullWidth>
      <DialogTitle id="keys">{t('console.keys.title')}</DialogTitle>
      <DialogContent>
        <Table size="small" aria-labelledby="keys">
          <TableBody>
            {[...keys, LEGEND].map(({ key, text }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row" sx={{ width: 64 }}>
                  <kbd>{key.toUpperCase()}</kbd>
                </TableCell>
                <TableCell>{t(text)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
          label={t('console.keys.on')}
          sx={{ mt: 2 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('console.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
export default KeysLegend

const LEGEND: KeyLine = { key: '?', text: 'console.keys.legend' }
