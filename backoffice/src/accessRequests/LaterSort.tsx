import { PhoneSort } from '../layout/PhoneSort.tsx'

const LaterSort = () => <PhoneSort fields={['created_at', 'updated_at', 'nom', 'name']} />
export default LaterSort
