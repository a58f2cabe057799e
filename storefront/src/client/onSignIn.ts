/** Entry that `boot.ts` loads on the pages of signing in and registering (`onDemand.ts` on those of the catalogue). */
export { knowMe } from '../features/mine/knowBar.ts'
export { showChosenApp as restore } from '../lib/showChosenApp.ts'
