/** The two engines that the portal runs on. */
export type Engine = 'sqlite' | 'postgres'
