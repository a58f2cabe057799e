import type { ReactNode } from 'react'
import { Layout } from 'react-admin'
import { ConsoleAppBar } from './ConsoleAppBar.tsx'
import { ConsoleMenu } from './ConsoleMenu.tsx'
import { Reentry } from './Reentry.tsx'

export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={ConsoleAppBar} menu={ConsoleMenu} appBarAlwaysOn>
    {children}
    <Reentry />
  </Layout>
)
