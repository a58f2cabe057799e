import { useParameter } from './useParameter.ts'

/** @returns the duration id that the portal proposes */
export const useUsualDuration = (): number => Number(useParameter('dureeAcces'))
